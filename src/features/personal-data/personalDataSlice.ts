import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import { anonymous, notInitialized, type PersonalData } from './personalData.ts';

/** Maximum age of personal data. Older data are read again when the visitor returns to the page (ACC-17). */
const MAX_AGE_MS = 5 * 60_000;

/** The personal data of the visitor. */
export const personalDataSlice = createResourceSlice<'personalData', void, PersonalData>({
  name: 'personalData',
  keyOf: () => 'visitor',
  operation: { module: 'header', operation: 'personal-data' },
  read: async () => {
    const api = await import('./chunks/services/personalDataApi.ts');
    return api.getPersonalData();
  },
  maxAgeMs: MAX_AGE_MS,
  isPersonal: true,
});

/** The part of the store that holds personal data. */
export type PersonalDataState = Parameters<typeof personalDataSlice.select>[0];

export function selectVisitor(state: PersonalDataState): PersonalData {
  const resource = personalDataSlice.select(state);
  return resource.data ?? (resource.failedRead ? anonymous : notInitialized);
}
