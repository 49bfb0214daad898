import type { Fragment } from '../fragment.ts';
import { headElements } from '../fragmentHtml.ts';
import { hrefOf } from './links.ts';
import type { RemoteManifest } from './manifest.ts';

/** Whether the fragment is a header, or a layout with a header. */
export const hasHeader = ({ html }: Fragment): boolean => html.includes('data-fascia="header"');

const isLink = (element: string) => element.startsWith('<link');

/** The guard of the fragments' style sheets (HK-202), for a page whose manifest is unknown. */
export const fragmentGuards = (fragments: readonly Fragment[], nonce: string | undefined) =>
  headElements(fragments, nonce).filter((element) => !isLink(element));

/**
 * Returns the links of fragments. Omits preloads of files that the page does not load: the entry that it does not use,
 * and scripts of another release. Includes all style sheets, because the markup needs them.
 */
export function fragmentLinks(
  { version }: RemoteManifest,
  entry: string,
  fragments: readonly Fragment[],
  { nonce, baseUrl }: { nonce: string | undefined; baseUrl: string },
): string[] {
  return fragments.flatMap((fragment) => {
    const links = headElements(fragment, nonce, baseUrl).filter(isLink);
    return links.filter((link) => {
      if (!link.includes(' as="script"')) return true;
      const isOtherEntry = /\/(?:remoteEntry|container)(?:\.[0-9a-f]{10})?\.js$/.test(hrefOf(link));
      return fragment.version === version && (!isOtherEntry || hrefOf(link).endsWith(`/${entry}`));
    });
  });
}
