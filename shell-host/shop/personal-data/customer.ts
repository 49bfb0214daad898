import type { Visitor } from './visitor.ts';

/** The figures of a known visitor for whom the demo was told nothing. */
const SOMEBODY = { firstName: 'Mira', lastName: 'Sommer', email: 'mira.sommer@example.org' };

/** What the header reads of a visitor (H§3). */
export function headerDataOf(visitor: Visitor) {
  const tracking = { loginStatus: visitor.kind };
  const statuses = {
    isCommunityMember: visitor.community ?? false,
    isaromacardMember: visitor.card ?? false,
  };
  if (visitor.kind === 'LOGGED_OUT') {
    return { tracking, statuses: { isCommunityMember: false, isaromacardMember: false } };
  }
  const customer = {
    firstname: visitor.firstName ?? SOMEBODY.firstName,
    lastname: visitor.lastName ?? SOMEBODY.lastName,
    loyaltyBeans: visitor.beans ?? 0,
  };
  return { tracking, customer, statuses };
}

/** What the newsletter form is filled with (contract §3). */
export function baseDataOf(visitor: Visitor) {
  return {
    email: emailOf(visitor),
    ...(visitor.salutation && { salutation: visitor.salutation }),
    firstName: visitor.firstName ?? SOMEBODY.firstName,
    lastName: visitor.lastName ?? SOMEBODY.lastName,
    consents: visitor.consents ?? [],
  };
}

/** The address of a known visitor. */
export function emailOf(visitor: Visitor): string {
  return visitor.email ?? SOMEBODY.email;
}
