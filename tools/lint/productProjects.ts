/** The projects of the compiler whose types do not depend on a build. */
export const PRODUCT_PROJECTS = [
  '.',
  'config/tsconfig.types.json',
  'shell-host/demo-shop',
  'shell-host/e2e',
  'host-kit',
  'host-kit/tsconfig.server.json',
  'host-kit/tsconfig.browser.json',
  'host-kit/tsconfig.views.json',
  'host-kit/tsconfig.cjs.json',
  'host-kit/types',
] as const;
