/** The segment of a path that marks the shop's pages for phones. */
const MOBILE_SEGMENT = 'm';

const FORCED_DESKTOP = 'forceP=WEBSHOP';

const isForcedView = (parameter: string) => /^forceP(?:=|$)/.test(parameter);

const parametersOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** The parts of a `Location` that links to the same page are made of. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Two slashes at the start would make the first segment a host. */
const onThisHost = (path: string) => `/${path.replace(/^\/+/, '')}`;

function join(path: string, parameters: readonly string[], hash: string): string {
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return onThisHost(path) + query + hash;
}

const withoutForcedView = (search: string) =>
  parametersOf(search).filter((parameter) => !isForcedView(parameter));

/**
 * The same page for desktops (FOOT-29): without the mobile segment at either end of the path, and with
 * `forceP=WEBSHOP`. Other parameters and the fragment stay as they are written.
 */
export function desktopAddress({ pathname, search, hash }: PageAddress): string {
  const path = pathname
    .replace(new RegExp(`^/+${MOBILE_SEGMENT}(?=/|$)`), '')
    .replace(new RegExp(`/${MOBILE_SEGMENT}(/*)$`), '$1');
  return join(path, [...withoutForcedView(search), FORCED_DESKTOP], hash);
}

/** Whether the address forces the page for desktops. */
export function showsDesktop({ search }: Pick<PageAddress, 'search'>): boolean {
  return parametersOf(search).includes(FORCED_DESKTOP);
}

/** The link back from it: the same page without `forceP` (FOOT-30). */
export function mobileAddress({ pathname, search, hash }: PageAddress): string {
  return join(pathname, withoutForcedView(search), hash);
}
