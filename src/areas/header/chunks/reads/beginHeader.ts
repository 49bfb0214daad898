import { loadCatalogue } from '../../../../foundation/i18n/loadCatalogue.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { beginReads } from './beginReads.ts';

/**
 * Prefetches the header's texts and, unless a script in the page's head has done so, its data (HK-130). Without this,
 * the header would request its texts only after its code has been loaded (HK-135). Never throws.
 *
 * @param given The host's settings, not parsed.
 * @param isRendered Whether a server has rendered the header.
 */
export function beginHeader(given: HeaderSettings, isRendered: boolean): void {
  const { locale } = beginReads(given, isRendered);
  // If this fails, the header loads the texts again and reports a failure.
  loadCatalogue(locale).catch(() => {});
}
