import { loadCatalogue } from '../../../foundation/i18n/loadCatalogue.ts';
import { localeOf } from '../../../foundation/sites/sites.ts';
import type { HeaderSettings } from '../headerSettings.ts';
import { beginReads } from './beginReads.ts';
import { siteOf } from './earlyRequests.ts';

/**
 * Begins what a header needs beside its code, on a page whose head has begun nothing: its reads (HK-130) and its texts, which the
 * header would ask for only when its code has come (HK-200). Never throws.
 *
 * @param settings The header's, as hosts give them.
 * @param isRendered Whether a server has rendered the header.
 */
export function beginHeader(settings: HeaderSettings, isRendered: boolean): void {
  beginReads(settings, isRendered);
  try {
    const given = { ...settings };
    // Whoever needs the texts asks again, and reports what fails.
    loadCatalogue(localeOf(siteOf(given), given.locale)).catch(() => {});
  } catch {
    // The header loads them by itself.
  }
}
