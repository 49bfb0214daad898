import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { productLocales as locales } from '../src/foundation/i18n/productLocales.ts';

/**
 * Texts have explicit ids and are maintained by hand (docs/decisions/003). The catalogues of Austria and
 * German-speaking Switzerland contain only texts that differ from Germany's. A default fallback would hide missing
 * texts.
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
