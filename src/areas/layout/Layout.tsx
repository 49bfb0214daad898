import styles from './Layout.module.css';
import type { ReactNode } from 'react';
import { cookieNames } from '../../foundation/browser/names.ts';
import { useCookie } from '../../foundation/browser/cookies.ts';
import type { LazyModule } from '../footer/lazyDoor.ts';
import { LazyPart } from '../footer/LazyPart.tsx';

/** What the cookie says where a page stands in a frame of somebody else's (F§2). */
const NEITHER = 'no_header,no_footer';

interface Props<Settings> {
  header: LazyModule<Settings>;
  footer: LazyModule<Settings>;
  /** Those of both, as the host gave them: each door reads its own. */
  settings: Settings;
  reduced: boolean;
  children: ReactNode;
}

/**
 * Header and footer around a page, or the page alone (F§2). The page is there at once; the header's place
 * is reserved until its code has come. The parts lie side by side: in a box of its own a sticky header
 * could not stay at the window's top.
 */
export function Layout<Settings extends object>(props: Props<Settings>) {
  const { header, footer, settings, reduced, children } = props;
  const framed = useCookie(cookieNames.layout) === NEITHER;
  const frame = <div className={`${styles.header} ${reduced ? styles.reduced : ''}`} />;
  return (
    <div data-fascia="layout">
      {!framed && <LazyPart door={header} settings={settings} frame={frame} />}
      {children}
      {!framed && <LazyPart door={footer} settings={settings} />}
    </div>
  );
}
