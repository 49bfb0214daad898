import { layout as layoutCookie } from '#shop/cookies.ts';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { useCookie } from '../../foundation/browser/hooks/pageValues.ts';
import type { LazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { ServerMarkup, useServed } from '../../foundation/ui/ServerMarkup.tsx';
import { version } from '../../foundation/version.ts';
import styles from './Layout.module.css';

/** The layout cookie's value for a page without header and footer (LAYOUT-02). */
const HIDES_BOTH = 'no_header,no_footer';

/** The code of an exposed module. */
type LazyModule<Settings> = LazyPart<{ default: ComponentType<Settings> }>;

interface Props<Settings> {
  header: LazyModule<Settings>;
  footer: LazyModule<Settings>;
  /** The host's settings for both modules. Each module parses its own. */
  settings: Settings;
  reduced: boolean;
  children: ReactNode;
}

/**
 * Header and footer around a page, or only the page (LAYOUT-02). The page renders immediately. Until the code of the
 * header and the footer has loaded, their server markup stays (SSR-140), or the header's height is reserved. The three
 * are siblings: in a wrapper of its own, a sticky header would scroll away with the wrapper.
 */
export function Layout<Settings extends object>(props: Props<Settings>) {
  const { settings, reduced, children } = props;
  const isAlone = useCookie(layoutCookie) === HIDES_BOTH;
  const header = useLazyPart(props.header, !isAlone);
  const footer = useLazyPart(props.footer, !isAlone);
  const isServed = useServed();
  const frame = isServed ? (
    <ServerMarkup as="header" />
  ) : (
    <div className={`${styles.header} ${reduced ? styles.reduced : ''}`} />
  );
  return (
    <div data-fascia="layout" data-fascia-release={version}>
      {!isAlone && (header ? createElement(header.default, settings) : frame)}
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {children}
      {!isAlone && footer && createElement(footer.default, settings)}
      {!isAlone && !footer && isServed && <ServerMarkup as="footer" />}
    </div>
  );
}
