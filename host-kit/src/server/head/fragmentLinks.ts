import type { Fragment } from '../fragment.ts';
import { headElements } from '../fragmentHtml.ts';
import { hrefOf } from './links.ts';
import type { RemoteManifest } from './manifest.ts';

/** The fragment has a header: it is one, or a layout. */
export const hasHeader = ({ html }: Fragment): boolean => html.includes('data-fascia="header"');

const isLink = (element: string) => element.startsWith('<link');

/** The guard of the style sheets of fragments (HK-202), for a page whose manifest is not known. */
export const fragmentGuards = (fragments: readonly Fragment[], nonce: string | undefined) =>
  headElements(fragments, nonce).filter((element) => !isLink(element));

/**
 * The links of fragments, without preloads of what the page does not load: the other entry, and the scripts of another
 * release. The style sheets are those of the markup.
 */
export function fragmentLinks(
  { version }: RemoteManifest,
  entry: string,
  fragments: readonly Fragment[],
  nonce: string | undefined,
): string[] {
  return fragments.flatMap((fragment) => {
    const links = headElements(fragment, nonce).filter(isLink);
    return links.filter((link) => {
      if (!link.includes(' as="script"')) return true;
      const isOtherEntry = /\/(?:remoteEntry|container)(?:\.[0-9a-f]{10})?\.js$/.test(hrefOf(link));
      return fragment.version === version && (!isOtherEntry || hrefOf(link).endsWith(`/${entry}`));
    });
  });
}
