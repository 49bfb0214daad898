import type { Visitor } from './visitor.ts';

/** The figures of a known visitor for whom the demo was told nothing. */
const DEFAULT_CUSTOMER = {
  firstName: 'Mira',
  lastName: 'Sommer',
  email: 'mira.sommer@example.org',
};

/** What the header reads of a visitor (H§3). */
export function personalDataResponse(visitor: Visitor) {
  const tracking = { loginStatus: visitor.kind };
  const statuses = {
    isCommunityMember: visitor.community ?? false,
    isaromacardMember: visitor.card ?? false,
  };
  if (visitor.kind === 'LOGGED_OUT') {
    return { tracking, statuses: { isCommunityMember: false, isaromacardMember: false } };
  }
  const customer = {
    firstname: visitor.firstName ?? DEFAULT_CUSTOMER.firstName,
    lastname: visitor.lastName ?? DEFAULT_CUSTOMER.lastName,
    loyaltyBeans: visitor.beans ?? 0,
  };
  return { tracking, customer, statuses };
}

/** What the newsletter form is filled with (contract §3). */
export function baseDataResponse(visitor: Visitor) {
  return {
    email: emailOf(visitor),
    ...(visitor.salutation && { salutation: visitor.salutation }),
    firstName: visitor.firstName ?? DEFAULT_CUSTOMER.firstName,
    lastName: visitor.lastName ?? DEFAULT_CUSTOMER.lastName,
    consents: visitor.consents ?? [],
  };
}

/** The address of a known visitor. */
export function emailOf(visitor: Visitor): string {
  return visitor.email ?? DEFAULT_CUSTOMER.email;
}
