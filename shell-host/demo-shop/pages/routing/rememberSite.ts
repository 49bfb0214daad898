import { languageOf, type Site } from '../../sites.ts';

/** The first is read by the host's server, the second by the demo shop's services. */
const COOKIES = ['ShellSite', 'DemoSite'];

/** Sets the site of the document and of all following requests and page loads. */
export function rememberSite(site: Site): void {
  document.documentElement.dataset['site'] = site;
  document.documentElement.lang = languageOf(site);
  try {
    for (const name of COOKIES) document.cookie = `${name}=${site}; Path=/; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies; its pages use the site in their address.
  }
}
