import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { ApiBase } from './chunks/newsletter-services/newsletterApi.ts';
import type { CustomerData } from './subscriber.ts';

/** The data of the logged-in customer, fetched once for all forms of the page (NEWS-36, NEWS-52). */
export const baseData = createResourceSlice<'baseData', ApiBase, CustomerData>({
  name: 'baseData',
  keyOf: (base) => base,
  operation: { module: 'newsletter-form', operation: 'base-data' },
  read: async (base) => {
    const api = await import('./chunks/newsletter-services/newsletterApi.ts');
    return api.getBaseData(base);
  },
});

/** The part of the store with the customer data. */
export type BaseDataState = Parameters<typeof baseData.select>[0];
