import { languageOf, type Site } from '../../shop/sites.ts';

/** The host's server reads the first for plain links, the demo shop's services the second. */
const COOKIES = ['ShellSite', 'DemoSite'];

/** Makes the document, and every call and page load that follows, belong to a site. */
export function rememberSite(site: Site): void {
  document.documentElement.dataset['site'] = site;
  document.documentElement.lang = languageOf(site);
  try {
    for (const name of COOKIES) document.cookie = `${name}=${site}; Path=/; SameSite=Lax`;
  } catch {
    // A sandboxed frame refuses: its pages belong to the site that their address names.
  }
}
