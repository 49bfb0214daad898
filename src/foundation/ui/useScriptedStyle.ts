import { useSyncExternalStore, type CSSProperties } from 'react';

const never = () => () => {};

/**
 * An inline style that is set by script only: a strict CSP refuses style attributes in a server's page. Undefined on
 * a server and while hydrating, so no height may depend on it.
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
