'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { routeLinks, type RouteLinksOptions } from './router/routeLinks.ts';
import type { CartActions, CartSnapshot } from './types/cart.ts';
import type { ModuleSettings } from './types/modules.ts';
import type { SlotModule } from './types/remote.ts';
import { fillFor, type ComponentFill } from './views/fillFor.ts';
import { cartActions, getSnapshot, subscribe, unloadedCart } from './views/pageCart.ts';
import { slotAttributes } from './views/slotAttributes.ts';
import { trustedHtml } from './views/trustedHtml.ts';

export type { CartActions, CartSnapshot, RouteLinksOptions };
export { sharedReact } from './views/sharedReact.ts';

/** A module, its settings, and what its slot shows before. */
export type FasciaProps<Name extends SlotModule> = ModuleSettings[Name] & {
  /** Which module. Another one gets a slot of its own. */
  module: Name;
  /** Stands in the slot until the module comes, and where it does not come. */
  fallback?: ReactNode;
  /**
   * In place of `fallback`: the module's fragment, from `fragmentHtml` of `fascia-host/server`. A browser that hydrates the
   * page may leave it to what the server has sent, by `''`. What is given later has no effect.
   */
  html?: string | undefined;
};

/**
 * A module of fascia in a page of React 18 or later (HK-50). The slot's content belongs to fascia: the module is drawn by a
 * root of its own, with the remote's React where the page's does not fit, so that nothing in it reaches this tree.
 *
 * @param props Those of the module (`site`, `reduced`, …), which may change at any time, with `module` and `fallback`.
 */
export function Fascia<Name extends SlotModule>(props: FasciaProps<Name>) {
  return <Slot key={props.module} {...props} />;
}

const never = () => () => {};

/** Whether the component takes over what a server has rendered, in its first rendering. */
function useIsHydrating(): boolean {
  const isServer = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [isFirst] = useState(isServer);
  return isFirst;
}

function Slot<Name extends SlotModule>({ module, fallback, html, ...rest }: FasciaProps<Name>) {
  const settings = rest as unknown as ModuleSettings[Name];
  const slot = useRef<HTMLDivElement>(null);
  const filled = useRef<ComponentFill<ModuleSettings[Name]>>(undefined);
  const latest = useRef(settings);
  const isHydrating = useIsHydrating();
  // Newer markup, as of a router's refresh, must not replace a module that is in use.
  const [markup] = useState(() =>
    html || (html === '' && isHydrating) ? { __html: trustedHtml(html) } : undefined,
  );

  useEffect(() => {
    latest.current = settings;
    filled.current?.follow(settings);
  });

  useEffect(() => {
    if (!slot.current) return;
    const fill = fillFor(slot.current, module, latest.current);
    filled.current = fill;
    return () => {
      filled.current = undefined;
      fill.remove();
    };
  }, [module]);

  // What is in the slot when it is first drawn decides: later the slot's own content is fascia's.
  const [hasFallback] = useState(fallback !== undefined && fallback !== null);
  const attributes = slotAttributes(module, settings);
  if (markup) {
    return (
      <div {...attributes} ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
    );
  }
  return (
    <div {...attributes} ref={slot} suppressHydrationWarning>
      {/* React changes only what is inside of this element, also after fascia has taken it out of the slot. */}
      {hasFallback && <div>{fallback}</div>}
    </div>
  );
}

/**
 * `routeLinks` of `fascia-host/router` for as long as the component is mounted. `navigate` may be another function in each rendering, as
 * that of React Router is.
 *
 * ```tsx
 * const navigate = useNavigate();
 * useRouteLinks((address) => address.startsWith('/category/') && navigate(address));
 * ```
 */
export function useRouteLinks(
  navigate: (address: string) => unknown,
  { root, scroll, main }: RouteLinksOptions = {},
): void {
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const options = { ...(root && { root }), ...(scroll !== undefined && { scroll }), main };
    return routeLinks((address) => latest.current(address), options);
  }, [root, scroll, main]);
}

/**
 * The visitor's cart, with every action on it. Before the remote is there it is empty and `busy`, and actions wait; where it
 * does not come, `readError` is `'UNKNOWN'` and actions resolve with `ok: false`, until it does (HK-54).
 */
export function useCart(): CartSnapshot & CartActions {
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, () => unloadedCart);
  return useMemo(() => ({ ...snapshot, ...cartActions }), [snapshot]);
}
