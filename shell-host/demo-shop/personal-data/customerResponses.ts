import { retailer, type RetailerSite } from '../retailer.ts';
import type { BaseData, PersonalData } from '../wireTypes.ts';
import type { Visitor } from './visitor.ts';

/** Default data of a known visitor. */
const DEFAULT_CUSTOMER = {
  firstName: 'Mira',
  lastName: 'Sommer',
  email: 'mira.sommer@example.org',
};

/**
 * Returns the header's personal data (ACC-02, ACC-03, ACC-04, ACC-05), according to the features of the site (SHOP-40).
 */
export function personalDataResponse(
  visitor: Visitor,
  { loyalty, community }: RetailerSite['features'],
): PersonalData {
  const tracking = { loginStatus: visitor.kind };
  const isKnown = visitor.kind !== 'LOGGED_OUT';
  const statuses = {
    ...(community && { isCommunityMember: isKnown && (visitor.community ?? false) }),
    ...(loyalty && { [retailer.serviceFields.cardMember]: isKnown && (visitor.card ?? false) }),
  };
  if (!isKnown) return { tracking, statuses };
  const customer = {
    firstname: visitor.firstName ?? DEFAULT_CUSTOMER.firstName,
    lastname: visitor.lastName ?? DEFAULT_CUSTOMER.lastName,
    ...(loyalty && { loyaltyBeans: visitor.beans ?? 0 }),
  };
  return { tracking, customer, statuses };
}

/** Returns the data that prefill the newsletter form (NEWS-36). */
export function baseDataResponse(visitor: Visitor): BaseData {
  return {
    email: emailOf(visitor),
    ...(visitor.salutation && { salutation: visitor.salutation }),
    firstName: visitor.firstName ?? DEFAULT_CUSTOMER.firstName,
    lastName: visitor.lastName ?? DEFAULT_CUSTOMER.lastName,
    consents: visitor.consents ?? [],
  };
}

/** Returns the e-mail address of a known visitor. */
export function emailOf(visitor: Visitor): string {
  return visitor.email ?? DEFAULT_CUSTOMER.email;
}
