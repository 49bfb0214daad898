import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { locales } from '../src/foundation/i18n/locales.ts';

/**
 * Explicit ids, catalogues kept by hand (docs/decisions/003). Austria's and German Switzerland's hold
 * only what they say otherwise than Germany's; a default fallback would hide every missing text.
 */
export default defineConfig({
  sourceLocale: 'de-DE',
  locales: [...locales],
  fallbackLocales: { 'de-AT': 'de-DE', 'de-CH': 'de-DE' },
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  rootDir: `${import.meta.dirname}/..`,
  format: formatter({ explicitIdAsDefault: true }),
  compileNamespace: 'json',
});
