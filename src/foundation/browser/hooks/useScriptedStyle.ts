import { useSyncExternalStore, type CSSProperties } from 'react';

const never = () => () => {};

/** False on a server and while hydrating, where what is rendered must not depend on the browser. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * An inline style that is set by script only: a strict CSP refuses style attributes in a server's HTML. Undefined on
 * a server and while hydrating, so no height may depend on it (HOST-43).
 */
export function useScriptedStyle<Style extends CSSProperties>(
  style: Style | undefined,
): Style | undefined {
  return useScripted() ? style : undefined;
}
