import {
  fragmentHtml,
  headHtml,
  type Fragments,
  type FragmentSettings,
} from '../../../host-kit/src/server.ts';

/** The settings of the modules that a page is sent with. */
export interface PageModules {
  header: FragmentSettings;
  footer: FragmentSettings;
}

/** What the server puts into the HTML of a page. */
export interface PageFragments {
  /** `<link>` elements, each once, with the nonce of the page. */
  head: string;
  header: string;
  footer: string;
}

/** Header and footer of a page, from the fragment service. A service that is down delays a page by a second at most. */
export async function pageFragments(
  { fetchFragment }: Fragments,
  modules: PageModules,
  nonce: string,
): Promise<PageFragments> {
  const [header, footer] = await Promise.all([
    fetchFragment('header', modules.header),
    fetchFragment('footer', modules.footer),
  ]);
  return {
    head: headHtml([header, footer], nonce),
    header: fragmentHtml(header, 'header', { withHead: false }),
    footer: fragmentHtml(footer, 'footer', { withHead: false }),
  };
}
