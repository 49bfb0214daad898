/** A script of `npm run check`, and the shop that it is about where that is not the one of `SHOP`. */
export interface CheckStep {
  script: string;
  env?: { readonly SHOP: string; readonly DIST: string };
}

/** Proves that the product is not made for one shop only. */
const SECOND_SHOP = { SHOP: 'shell-host/demo-shop-two/shop', DIST: 'dist/demo-shop-two' };

const steps = (...scripts: string[]): CheckStep[] => scripts.map((script) => ({ script }));
const ofSecondShop = (...scripts: string[]): CheckStep[] =>
  scripts.map((script) => ({ script, env: SECOND_SHOP }));

/** Steps that follow each other. */
export type Chain = readonly CheckStep[];

/** Chains that run side by side: when all have ended, the next stage begins. */
export type Stage = readonly Chain[];

/**
 * Everything that decides whether a change of the product is complete. Builds leave half of the machine idle, and unit tests read
 * nothing that they write. The first shop is built last: both builds download the remote's types to the same folder.
 */
export const PRODUCT_STAGES: readonly Stage[] = [
  [steps('i18n', 'check:static')],
  [
    steps('test:unit'),
    [...ofSecondShop('i18n', 'typecheck', 'build', 'size'), ...steps('build', 'size')],
  ],
  [[...steps('test:e2e'), ...ofSecondShop('test:e2e')]],
];

/** With `SHOP`: what depends on the shop. The product's other tests are about the shops of the repository. */
export const SHOP_STAGES: readonly Stage[] = [
  [steps('i18n', 'typecheck', 'build', 'size', 'test:e2e')],
];
