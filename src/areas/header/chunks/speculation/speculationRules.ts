import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { report } from '../../../../foundation/browser/page/report.ts';
import { trusted } from '../../../../foundation/browser/page/trusted.ts';
import { addressOf } from '../../../../foundation/sites/address.ts';
import type { GivenAddresses } from '../../../../foundation/sites/givenAddresses.ts';
import { headerAddress } from '../../../../foundation/sites/headerAddress.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';

const LINKS =
  '[data-fascia="header"] :is([data-part="navigation"] a, a[data-part="suggestion"]):not([download])';

/** Pages that are not prerendered, in addition to the cart. */
const PAGES = ['checkout', 'login', 'logout', 'register'] as const;

/** Matches links that select a preview: all their parameters start with `fascia`. */
const PREVIEW_LINK = { pathname: '*', search: '*fascia*' };

/** Characters with a special meaning in a URL pattern. */
const PATTERN_SYNTAX = /[\\*+?(){}:]/g;

/** Matches the path of an address and all paths below it, with every query. */
const patternOf = (address: string) => ({
  pathname: `${new URL(address, 'http://page').pathname.replaceAll(PATTERN_SYNTAX, String.raw`\$&`)}{/*}?`,
  search: '*',
});

/**
 * Speculation rules for the header's links to pages of the same origin, as JSON. They exclude pages that change
 * something or belong to one visitor: login, logout, cart and checkout, the paths of the services, and preview links.
 *
 * @param addresses The host's addresses, parsed.
 */
export function speculationRules(site: Site, addresses?: GivenAddresses): string {
  const excluded = [
    '/service',
    headerAddress('cart', site, addresses),
    ...PAGES.map((name) => addressOf(name, site, addresses)),
  ];
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { selector_matches: LINKS },
            { not: { href_matches: [...excluded.map(patternOf), PREVIEW_LINK] } },
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
