import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';

/** What the shop knows of the page's visitor. */
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

/** The personal data of the page's one visitor. */
export const personalDataSlice = createResourceSlice<'personalData', void, PersonalData>({
  name: 'personalData',
  keyOf: () => 'visitor',
  operation: { module: 'header', operation: 'personal-data' },
  read: async () => {
    const api = await import(/* webpackChunkName: "services" */ './api/personalDataApi.ts');
    return api.getPersonalData();
  },
});

/** The part of the store that holds personal data. */
export type PersonalDataState = Parameters<typeof personalDataSlice.select>[0];

export const selectVisitor = (state: PersonalDataState): PersonalData =>
  personalDataSlice.select(state).data ?? unknownVisitor;
