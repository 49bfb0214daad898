import { loadCatalogue } from '../../../../foundation/i18n/loadCatalogue.ts';
import { localeOf } from '../../../../foundation/sites/sites.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { beginReads } from './beginReads.ts';
import { siteOf } from './earlyRequests.ts';

/**
 * Prefetches the header's texts and, unless a script in the page's head has done so, its data (HK-130). Without this,
 * the header would request its texts only after its code has been loaded (HK-135). Never throws.
 *
 * @param settings The host's settings, not parsed.
 * @param isRendered Whether a server has rendered the header.
 */
export function beginHeader(settings: HeaderSettings, isRendered: boolean): void {
  beginReads(settings, isRendered);
  try {
    const given = { ...settings };
    // If this fails, the header loads the texts again and reports a failure.
    loadCatalogue(localeOf(siteOf(given), given.locale)).catch(() => {});
  } catch {
    // If this throws, the header loads its texts itself.
  }
}
