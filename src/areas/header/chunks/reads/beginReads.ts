import { isPrerendering } from '../../../../foundation/browser/page/activation.ts';
import { beginEarlyReads } from '../../../../foundation/http/earlyReads.ts';
import { hasServerHeader } from '../../hasServerHeader.ts';
import { parseHeaderSettings, type HeaderSettings } from '../../headerSettings.ts';
import { earlyRequests } from './earlyRequests.ts';

/**
 * Prefetches the header's data before the header's code is loaded. The HTTP client uses the responses (HK-130). Runs
 * once per page and does not need a `<body>`. Never throws.
 *
 * @param given The host's settings, not parsed.
 * @param isRendered Whether a server has rendered the header. By default determined from the part of the page that has
 * been parsed.
 * @returns The parsed settings.
 */
export function beginReads(given: HeaderSettings = {}, isRendered = hasServerHeader()) {
  const { settings } = parseHeaderSettings(given);
  // A header on a prerendered page loads its data when the page is shown.
  if (isPrerendering()) return settings;
  try {
    beginEarlyReads(() => earlyRequests(settings, isRendered));
  } catch {
    // If this throws, the header loads its data itself.
  }
  return settings;
}
