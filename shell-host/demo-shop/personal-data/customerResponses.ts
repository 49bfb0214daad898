import { retailer, type RetailerSite } from '../retailer.ts';
import type { BaseData, PersonalData } from '../wireTypes.ts';
import type { Visitor } from './visitor.ts';

/** The data of a known visitor for whom none were set. */
const DEFAULT_CUSTOMER = {
  firstName: 'Mira',
  lastName: 'Sommer',
  email: 'mira.sommer@example.org',
};

/** The header's personal data (ACC-02, ACC-03, ACC-04, ACC-05), with what the site's shop has (SHOP-42). */
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

/** The data that prefill the newsletter form (NEWS-36). */
export function baseDataResponse(visitor: Visitor): BaseData {
  return {
    email: emailOf(visitor),
    ...(visitor.salutation && { salutation: visitor.salutation }),
    firstName: visitor.firstName ?? DEFAULT_CUSTOMER.firstName,
    lastName: visitor.lastName ?? DEFAULT_CUSTOMER.lastName,
    consents: visitor.consents ?? [],
  };
}

/** The e-mail address of a known visitor. */
export function emailOf(visitor: Visitor): string {
  return visitor.email ?? DEFAULT_CUSTOMER.email;
}
