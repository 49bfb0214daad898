import { useSyncExternalStore, type SyntheticEvent } from 'react';
import { onAddressChange } from '../../../foundation/browser/pageAddress.ts';
import type { FooterContent } from '../api/footerSchema.ts';
import { desktopAddress, mobileAddress, showsDesktop } from './desktopAddress.ts';
import styles from './ViewChanger.module.css';

/** The page's address on a server, which does not know it. A link of a query alone keeps the path. */
const UNKNOWN = '';

interface Props {
  labels: FooterContent['viewChanger'];
  /** The language of the labels. */
  language: string;
}

/** The link to the page for desktops (FOOT-29), or back from it (FOOT-30). */
export function ViewChanger({ labels, language }: Props) {
  const href = useSyncExternalStore(
    onAddressChange,
    () => window.location.href,
    () => UNKNOWN,
  );
  const page = href === UNKNOWN ? { pathname: '', search: '', hash: '' } : new URL(href);
  const isDesktop = showsDesktop(page);
  const label = isDesktop ? labels?.toMobile : labels?.toDesktop;
  if (label === undefined) return null;
  const toAddress = isDesktop ? mobileAddress : desktopAddress;
  // Set again at the moment of its use: not every browser reports the steps of a client router.
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
