import { loadCatalogue } from '../../../../foundation/i18n/loadCatalogue.ts';
import { localeOf } from '../../../../foundation/sites/sites.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { beginReads } from './beginReads.ts';
import { siteOf } from './earlyRequests.ts';

/**
 * Prefetches the header's data (HK-130), unless a script in the page's head has done so, and its texts. Otherwise the
 * header would request its texts only after its code has been loaded (HK-135). Never throws.
 *
 * @param settings The host's settings, not parsed.
 * @param isRendered Whether a server has rendered the header.
 */
export function beginHeader(settings: HeaderSettings, isRendered: boolean): void {
  beginReads(settings, isRendered);
  try {
    const given = { ...settings };
    // The header loads the texts again and then reports a failure.
    loadCatalogue(localeOf(siteOf(given), given.locale)).catch(() => {});
  } catch {
    // The header then loads its texts itself.
  }
}
