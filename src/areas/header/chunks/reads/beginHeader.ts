import { loadCatalogue } from '../../../../foundation/i18n/loadCatalogue.ts';
import { localeOf } from '../../../../foundation/sites/sites.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { beginReads } from './beginReads.ts';
import { siteOf } from './earlyRequests.ts';

/**
 * Prefetches what a header needs besides its code, on a page whose head has not done so: its reads (HK-130) and its texts,
 * which the header would request only after its code has been loaded (HK-135). Never throws.
 *
 * @param settings The header's, as hosts give them.
 * @param isRendered Whether a server has rendered the header.
 */
export function beginHeader(settings: HeaderSettings, isRendered: boolean): void {
  beginReads(settings, isRendered);
  try {
    const given = { ...settings };
    // The header loads the texts again, and reports a failure.
    loadCatalogue(localeOf(siteOf(given), given.locale)).catch(() => {});
  } catch {
    // The header loads them by itself.
  }
}
