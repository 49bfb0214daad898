/** The scripts of `npm run check` in their order: everything that decides whether a change of the product is complete. */
export const PRODUCT_STEPS = [
  'i18n',
  'typecheck',
  'lint',
  'lint:imports',
  'lint:settings',
  'lint:services',
  'lint:requirements',
  'lint:unused',
  'format:check',
  'test:unit',
  'build',
  'size',
  'test:e2e',
];

/** With `SHOP`: what depends on the shop. The product's other tests are about the shop of the repository. */
export const SHOP_STEPS = ['i18n', 'typecheck', 'build', 'size', 'test:e2e'];
