import { useSyncExternalStore, type CSSProperties } from 'react';

const never = () => () => {};

/** False on a server and while hydrating, when the rendered output must not depend on the browser. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * An inline style that is set only by script, because a strict CSP blocks style attributes in server-rendered HTML.
 * `undefined` on a server and while hydrating, so no height may depend on it (HOST-43).
 */
export function useScriptedStyle<Style extends CSSProperties>(
  style: Style | undefined,
): Style | undefined {
  return useScripted() ? style : undefined;
}
