import { layout as layoutCookie } from '#shop/cookies.ts';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { useCookie } from '../../foundation/browser/hooks/pageValues.ts';
import type { LazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { ServerMarkup, useServed } from '../../foundation/ui/ServerMarkup.tsx';
import { version } from '../../foundation/version.ts';
import styles from './Layout.module.css';

/** The cookie's value on a page that is shown without header and footer (LAYOUT-02). */
const HIDES_BOTH = 'no_header,no_footer';

/** The code of an exposed module. */
type LazyModule<Settings> = LazyPart<{ default: ComponentType<Settings> }>;

interface Props<Settings> {
  header: LazyModule<Settings>;
  footer: LazyModule<Settings>;
  /** The settings of both, as the host gave them: each module parses its own. */
  settings: Settings;
  reduced: boolean;
  children: ReactNode;
}

/**
 * Header and footer around a page, or the page alone (LAYOUT-02). The page is rendered at once; the header's height
 * is reserved until its code has been loaded. What a server has rendered stays until then (SSR-140). All three are siblings: in an element of its own a sticky header
 * would scroll away with that element.
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
