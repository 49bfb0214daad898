import { cartSlice } from '../features/cart/cartSlice.ts';
import { navigationSlice, themeWorldsSlice } from '../features/navigation/navigationSlice.ts';
import { baseData } from '../features/newsletter/baseData.ts';
import { newsletterStatus } from '../features/newsletter/newsletterStatus.ts';
import { personalDataSlice } from '../features/personal-data/personalDataSlice.ts';
import { legalTextSlice } from '../features/promotions/legalTextSlice.ts';
import { promotions } from '../features/promotions/promotions.ts';
import { searchSlice } from '../features/search/searchSlice.ts';

const resources = [
  baseData,
  navigationSlice,
  newsletterStatus,
  personalDataSlice,
  promotions,
  themeWorldsSlice,
];

/** The slices of a page's store. */
export const pageSlices = [...resources, cartSlice, legalTextSlice, searchSlice];

/** The types of all their actions. */
export const sliceActions = pageSlices.flatMap(({ actions }) =>
  Object.values<{ type: string }>({ ...actions }).map(({ type }) => type),
);

/** All actions of a resource that is read, and then of no use: a run of one page has not each of them. */
export const resourceActions = resources.flatMap(({ name }) => {
  const key = 'of another page';
  const received = { key, data: null };
  return [
    { type: `${name}/requested`, payload: key },
    { type: `${name}/received`, payload: { ...received, answeredAt: 1 } },
    { type: `${name}/invalidated` },
    { type: `${name}/dropped` },
    { type: `${name}/failed`, payload: key },
    { type: `${name}/forgotten`, payload: key },
  ];
});
