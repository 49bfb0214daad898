import type { SyntheticEvent } from 'react';
import { usePageAddress } from '../../../foundation/browser/hooks/pageValues.ts';
import type { FooterContent } from '../chunks/services/footerSchema.ts';
import styles from './ViewChanger.module.css';

/** The address while rendering on a server. The link then has no path, so it leads to the current page. */
const UNKNOWN = '';

interface Props {
  labels: FooterContent['viewChanger'];
  language: string;
}

/** The link to the desktop view of the page, or back to the mobile view (FOOT-29). */
export function ViewChanger({ labels, language }: Props) {
  const href = usePageAddress(() => window.location.href, UNKNOWN);
  const page = href === UNKNOWN ? { pathname: '', search: '', hash: '' } : new URL(href);
  const isDesktop = showsDesktop(page);
  const label = isDesktop ? labels?.toMobile : labels?.toDesktop;
  if (label === undefined) return null;
  const toAddress = isDesktop ? mobileAddress : desktopAddress;
  // Updates the address when the link is used, because not every browser reports navigations of a client router.
  const refresh = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    currentTarget.setAttribute('href', toAddress(window.location));
  return (
    <a
      className={styles.link}
      data-part={isDesktop ? 'to-mobile' : 'to-desktop'}
      lang={language}
      href={href === UNKNOWN ? desktopAddress(page).slice(1) : toAddress(page)}
      onFocus={refresh}
      onPointerDown={refresh}
      onClick={refresh}
    >
      {label}
    </a>
  );
}

const FORCED_DESKTOP = 'forceP=WEBSHOP';

const parametersOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** The parts of a `Location` that make up a link to the same page. */
export type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** An address on this host, with the given parameters instead of those that force a view. */
function withView(pathname: string, { search, hash }: PageAddress, ...forced: string[]): string {
  const others = parametersOf(search).filter((parameter) => !/^forceP(?:=|$)/.test(parameter));
  const query = [...others, ...forced].join('&');
  // After two leading slashes, the first segment would be a host name.
  return `/${pathname.replace(/^\/+/, '')}${query && '?'}${query}${hash}`;
}

/**
 * The address of the page's desktop view (FOOT-29): without the mobile segment `m` at either end of the path, and with
 * `forceP=WEBSHOP`. Other parameters and the fragment are kept verbatim.
 */
export function desktopAddress(page: PageAddress): string {
  const pathname = page.pathname.replace(/^\/+m(?=\/|$)/, '').replace(/\/m(\/*)$/, '$1');
  return withView(pathname, page, FORCED_DESKTOP);
}

/** Whether the address forces the desktop view. */
export function showsDesktop({ search }: Pick<PageAddress, 'search'>): boolean {
  return parametersOf(search).includes(FORCED_DESKTOP);
}

/** The address without `forceP`, which leads back to the mobile view (FOOT-29). */
export function mobileAddress(page: PageAddress): string {
  return withView(page.pathname, page);
}
