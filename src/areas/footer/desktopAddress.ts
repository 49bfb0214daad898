/** The path segment of the shop's pages for phones (contract §4). */
const MOBILE_SEGMENT = 'm';

const FORCED_VIEW = 'forceP=WEBSHOP';

const isForced = (parameter: string) => /^forceP(?:=|$)/.test(parameter);

const parametersOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** Where a page stands: the parts of a `Location` that its links are made of. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Two slashes at the begin would be another host. */
const onThisHost = (path: string) => `/${path.replace(/^\/+/, '')}`;

function join(path: string, parameters: readonly string[], hash: string): string {
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return onThisHost(path) + query + hash;
}

/**
 * The same page for desktops (F§2): without the mobile segment at either end of the path, and with
 * `forceP=WEBSHOP`. Other parameters and the fragment stay as they are written.
 */
export function desktopAddress({ pathname, search, hash }: PageAddress): string {
  const path = pathname
    .replace(new RegExp(`^/+${MOBILE_SEGMENT}(?=/|$)`), '')
    .replace(new RegExp(`/${MOBILE_SEGMENT}(/*)$`), '$1');
  const others = parametersOf(search).filter((parameter) => !isForced(parameter));
  return join(path, [...others, FORCED_VIEW], hash);
}

/** Whether the visitor has come by the link to the desktop's page. */
export function showsDesktop({ search }: Pick<PageAddress, 'search'>): boolean {
  return parametersOf(search).includes(FORCED_VIEW);
}

/** The way back from it: the same page without `forceP`. */
export function mobileAddress({ pathname, search, hash }: PageAddress): string {
  const others = parametersOf(search).filter((parameter) => !isForced(parameter));
  return join(pathname, others, hash);
}
