'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { routeLinks, type RouteLinksOptions } from './router/routeLinks.ts';
import type { CartActions, CartSnapshot, ModuleSettings } from './types/fascia.ts';
import type { SlotModule } from './types/remote.ts';
import { fillFor, type ComponentFill } from './views/fillFor.ts';
import { cartActions, getSnapshot, subscribe, unloadedCart } from './views/pageCart.ts';
import { slotAttributes } from './views/slotAttributes.ts';
import { trustedHtml } from './views/trustedHtml.ts';

export type { CartActions, CartSnapshot, RouteLinksOptions };
export { sharedReact } from './views/sharedReact.ts';

/** A module, its settings, and the initial content of its slot. */
export type FasciaProps<Name extends SlotModule> = ModuleSettings[Name] & {
  /** The module to show. Changing it creates a new slot. */
  module: Name;
  /** Shown while the module is loading or unavailable. */
  fallback?: ReactNode;
  /**
   * The module's HTML from `fragmentHtml` of `fascia-host/server`. Replaces `fallback`. When hydrating, you can pass
   * `''` to keep the server's HTML. Later changes have no effect.
   */
  html?: string | undefined;
};

/**
 * Renders a module of fascia in a React app (HK-50), with React 18 or later. The module has its own React root, so its
 * errors do not reach this tree. The remote uses its own React if the page's is not compatible.
 *
 * @param props `module`, `fallback`, `html`, and the module's settings (`site`, `reduced`, …), which may change at any
 *   time.
 */
export function Fascia<Name extends SlotModule>(props: FasciaProps<Name>) {
  return <Slot key={props.module} {...props} />;
}

const never = () => () => {};

/** Whether the component's first render hydrates server-rendered HTML. */
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
  // Read once: newer HTML, for example from a router refresh, must not replace a mounted module.
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

  // Read once: after the first render, the content of the slot belongs to fascia.
  const [hasFallback] = useState(fallback !== undefined && fallback !== null);
  const attributes = slotAttributes(module, settings);
  if (markup) {
    return (
      <div {...attributes} ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
    );
  }
  return (
    <div {...attributes} ref={slot} suppressHydrationWarning>
      {/* React only updates this inner element, which fascia can safely detach. */}
      {hasFallback && <div>{fallback}</div>}
    </div>
  );
}

/**
 * Calls `routeLinks` of `fascia-host/router` while the component is mounted. `navigate` may change with each render, as
 * in React Router.
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
 * Returns the visitor's cart and its actions. While the remote is loading, the cart is empty and `busy`, and actions
 * wait. While the remote is unavailable, `readError` is `'UNKNOWN'` and actions resolve with `ok: false` (HK-54).
 */
export function useCart(): CartSnapshot & CartActions {
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, () => unloadedCart);
  return useMemo(() => ({ ...snapshot, ...cartActions }), [snapshot]);
}
