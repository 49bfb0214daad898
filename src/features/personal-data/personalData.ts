/** What the header knows of its visitor (H§3). */
export interface PersonalData {
  /** Logged in or remembered (H§4). */
  loggedInOrRemembered: boolean;
  /** First and last name; empty where unknown. */
  customerName: string;
  loyaltyBeans: number;
  communityMember: boolean;
  /** Holds the loyalty card. */
  aromaCardMember: boolean;
}

export const unknownVisitor: PersonalData = {
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  aromaCardMember: false,
};
