import { beginEarlyReads } from '../../../foundation/http/early/earlyReads.ts';
import type { HeaderSettings } from '../headerSettings.ts';
import { earlyRequests } from './earlyRequests.ts';
import { hasServerHeader } from './hasServerHeader.ts';

/**
 * Begins the reads that every page with a header makes, before the header's code is there; their answers are handed to the
 * HTTP client (HK-130). Once a page; works before there is a `<body>`. Never throws.
 *
 * @param settings The header's, as hosts give them.
 * @param isRendered Whether a server has rendered the header. By default as far as the page has been parsed.
 */
export function beginReads(settings: HeaderSettings = {}, isRendered = hasServerHeader()): void {
  try {
    beginEarlyReads(() => earlyRequests({ ...settings }, isRendered));
  } catch {
    // The header reads by itself.
  }
}
