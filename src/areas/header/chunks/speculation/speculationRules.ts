import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { report } from '../../../../foundation/browser/page/report.ts';
import { trusted } from '../../../../foundation/browser/page/trusted.ts';
import { addressOf, pathOf } from '../../../../foundation/sites/address.ts';
import type { GivenAddresses } from '../../../../foundation/sites/givenAddresses.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';

const LINKS =
  '[data-fascia="header"] :is([data-part="navigation"] a, a[data-part="suggestion"]):not([download])';

/** Pages that are not prerendered. */
const PAGES = ['cart', 'checkout', 'login', 'logout', 'register'] as const;

/** Match links that select a preview: all their parameters start with `fascia`, whose letters may be encoded. */
const PREVIEW_LINKS = ['*fascia*', '*%6*', '*%7*'].map((search) => ({ pathname: '*', search }));

/** Match paths that a server may treat like another one: with encoded characters, parameters or empty segments. */
const UNUSUAL_PATHS = ['*%*', '*;*', '*//*'].map((pathname) => ({ pathname, search: '*' }));

/** Characters with a special meaning in a URL pattern. */
const PATTERN_SYNTAX = /[\\*+?(){}:]/g;

/** Returns the path of an address without a trailing slash, except for the path `/`. */
const pageOf = (address: string) => pathOf(address).replace(/(?<=.)\/+$/, '');

/** Matches a path and all paths below it, with every query. */
const patternOf = (path: string) => ({
  pathname: `${path.replaceAll(PATTERN_SYNTAX, String.raw`\$&`)}{/*}?`,
  search: '*',
});

/** Match links whose address or name contains `logout` in upper or lower case, for example in a parameter. */
const LOGOUT_LINKS = ['href', 'data-item'].map((attribute) => `[${attribute}*="logout" i]`);

/**
 * Match links that contain the last segment of a path in upper or lower case, including relative links. In URL patterns,
 * case is significant.
 */
function selectorsOf(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name ? [`[href*="/${name}" i]`, `[href^="${name}" i]`] : [];
}

/**
 * Speculation rules for the header's links to pages of the same origin, as JSON. They exclude pages that change
 * something or belong to one visitor: login, logout, cart and checkout, the paths of the services, and preview links.
 *
 * @param addresses The host's addresses, parsed.
 */
export function speculationRules(site: Site, addresses?: GivenAddresses): string {
  const excluded = ['/service', ...PAGES.map((name) => addressOf(name, site, addresses))].map(
    pageOf,
  );
  const patterns = [...excluded.map(patternOf), ...UNUSUAL_PATHS, ...PREVIEW_LINKS];
  const selectors = [...excluded.flatMap(selectorsOf), ...LOGOUT_LINKS];
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { selector_matches: LINKS },
            { not: { href_matches: patterns } },
            { not: { selector_matches: selectors } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

/** Adds the rules to the page, with the nonce of its scripts. Returns a function that removes them. */
export function writeSpeculationRules(rules: string): () => void {
  const script = hostDocument.createElement('script');
  script.type = 'speculationrules';
  script.nonce = hostDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  try {
    script.textContent = trusted('createScript', rules);
  } catch {
    report({
      module: 'header',
      operation: 'speculation',
      message: 'Trusted Types do not allow the rules',
    });
    return () => {};
  }
  hostDocument.head.append(script);
  return () => script.remove();
}
