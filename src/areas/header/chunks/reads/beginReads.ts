import { isPrerendering } from '../../../../foundation/browser/page/activation.ts';
import { beginEarlyReads } from '../../../../foundation/http/earlyReads.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { earlyRequests } from './earlyRequests.ts';
import { hasServerHeader } from '../../hasServerHeader.ts';

/**
 * Sends the requests of every page with a header before the header's code is loaded. The HTTP client uses the responses
 * (HK-130). Runs once per page, also before the page has a `<body>`. Never throws.
 *
 * @param settings The header's, as hosts give them.
 * @param isRendered Whether a server has rendered the header. By default as far as the page has been parsed.
 */
export function beginReads(settings: HeaderSettings = {}, isRendered = hasServerHeader()): void {
  // A prerendered header reads by itself when it is shown.
  if (isPrerendering()) return;
  try {
    beginEarlyReads(() => earlyRequests({ ...settings }, isRendered));
  } catch {
    // The header reads by itself.
  }
}
