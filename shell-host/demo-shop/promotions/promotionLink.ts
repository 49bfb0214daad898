import { servicePageUrl } from '../servicePageUrl.ts';
import type { Site } from '../sites.ts';
import { pageUrl } from '../urls.ts';

/** The id of a service page, or the path of another page of the host. */
export type LinkTarget = number | string;

/** A link with a text. The URL of a service page contains the text and the parameters (FOOT-15). */
export function promotionLink(
  site: Site,
  text: string,
  to: LinkTarget,
  parameters?: Record<string, string>,
): { url: string; text: string } {
  const url =
    typeof to === 'string' ? pageUrl(site, to) : servicePageUrl(site, text, to, parameters);
  return { url, text };
}
