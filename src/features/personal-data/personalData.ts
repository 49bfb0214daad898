import { brandKey } from '#shop/brand.ts';

/** The field `<key>CardMember`, whose name depends on the brand (HOST-08). The type uses a fixed name. */
export const CARD_MEMBER = `${brandKey}CardMember` as '(key)CardMember';

export interface PersonalData {
  /** The service has responded or failed. Before that, the login status is unknown (ACC-15). */
  initialized: boolean;
  /** Logged in, or remembered from an earlier visit (ACC-02). */
  loggedInOrRemembered: boolean;
  /** First and last name, or empty if unknown (ACC-03). */
  customerName: string;
  /** Points of the loyalty programme (ACC-04). */
  loyaltyBeans: number;
  communityMember: boolean;
  /** Whether the visitor holds the loyalty card. */
  [CARD_MEMBER]: boolean;
}

/** The personal data before the service has responded (ACC-15). */
export const notInitialized: PersonalData = {
  initialized: false,
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  [CARD_MEMBER]: false,
};

/** The personal data of a visitor who is logged out, and of any visitor if the service fails (ACC-19). */
export const anonymous: PersonalData = { ...notInitialized, initialized: true };
