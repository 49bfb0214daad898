import { useSyncExternalStore, type SyntheticEvent } from 'react';
import { onAddressChange } from '../../foundation/browser/pageAddress.ts';
import { desktopAddress, mobileAddress, showsDesktop, type PageAddress } from './desktopAddress.ts';
import type { FooterContent } from './footerContent.ts';
import styles from './ViewChanger.module.css';

/** A server does not know the page's address: a query alone keeps the path. */
const NOWHERE = '';

/** Not every browser tells what a host's client router does: the link is made anew when it is used. */
function renew(toAddress: (page: PageAddress) => string) {
  return ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.setAttribute('href', toAddress(window.location));
  };
}

interface Props {
  labels: FooterContent['viewChanger'];
  /** Of the labels. */
  language: string;
}

/** The link to the page for desktops, or the way back from it (F§2, contract §4). */
export function ViewChanger({ labels, language }: Props) {
  const here = useSyncExternalStore(
    onAddressChange,
    () => window.location.href,
    () => NOWHERE,
  );
  const page = here === NOWHERE ? { pathname: '', search: '', hash: '' } : new URL(here);
  const back = showsDesktop(page);
  const label = back ? labels?.toMobile : labels?.toDesktop;
  if (label === undefined) return null;
  const toAddress = back ? mobileAddress : desktopAddress;
  const update = renew(toAddress);
  return (
    <a
      className={styles.link}
      data-part={back ? 'to-mobile' : 'to-desktop'}
      lang={language}
      href={here === NOWHERE ? desktopAddress(page).slice(1) : toAddress(page)}
      onFocus={update}
      onPointerDown={update}
      onClick={update}
    >
      {label}
    </a>
  );
}
