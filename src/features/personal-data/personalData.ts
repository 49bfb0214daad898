export interface PersonalData {
  /** Logged in, or remembered from an earlier visit (ACC-02). */
  loggedInOrRemembered: boolean;
  /** First and last name; empty where unknown (ACC-03). */
  customerName: string;
  /** Points of the loyalty programme (ACC-04). */
  loyaltyBeans: number;
  communityMember: boolean;
  /** Holds the loyalty card. */
  aromaCardMember: boolean;
}

/** The visitor until the service has answered, and where it fails (ACC-06). */
export const unknownVisitor: PersonalData = {
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  aromaCardMember: false,
};
