import { useSyncExternalStore, type CSSProperties } from 'react';

const never = () => () => {};

/**
 * An inline style that is set by script only: a strict CSP refuses style attributes in a server's HTML. Undefined on
 * a server and while hydrating, so no height may depend on it (HOST-42).
 */
export function useScriptedStyle<Style extends CSSProperties>(
  style: Style | undefined,
): Style | undefined {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return scripted ? style : undefined;
}
