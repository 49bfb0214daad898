import { languageOf, type Site } from '../../sites.ts';

/** The host's server reads the first cookie, the demo shop's services the second one. */
const COOKIES = ['ShellSite', 'DemoSite'];

/** Sets the site of the document and of all following requests and page loads. */
export function rememberSite(site: Site): void {
  document.documentElement.dataset['site'] = site;
  document.documentElement.lang = languageOf(site);
  try {
    for (const name of COOKIES) document.cookie = `${name}=${site}; Path=/; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies. Its pages use the site in their address.
  }
}
