import { brandKey } from '#shop/brand.ts';

/** The field's name follows the brand's key (HOST-08): `<key>CardMember`. For the types it has a fixed one. */
export const CARD_MEMBER = `${brandKey}CardMember` as '(key)CardMember';

export interface PersonalData {
  /** The service has answered or failed. Before, nobody knows whether the visitor is logged in (ACC-15). */
  initialized: boolean;
  /** Logged in, or remembered from an earlier visit (ACC-02). */
  loggedInOrRemembered: boolean;
  /** First and last name; empty where unknown (ACC-03). */
  customerName: string;
  /** Points of the loyalty programme (ACC-04). */
  loyaltyBeans: number;
  communityMember: boolean;
  /** Whether the visitor holds the loyalty card. */
  [CARD_MEMBER]: boolean;
}

/** Nothing that says who the visitor is: before the service has answered (ACC-15). */
export const notInitialized: PersonalData = {
  initialized: false,
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  [CARD_MEMBER]: false,
};

/** A visitor who is logged out, and any visitor where the service fails (ACC-19). */
export const anonymous: PersonalData = { ...notInitialized, initialized: true };
