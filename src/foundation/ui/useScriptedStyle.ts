import { useSyncExternalStore, type CSSProperties } from 'react';

const never = () => () => {};

/**
 * A style that cannot stand in a style sheet. A strict policy (CSP) refuses style attributes in a server's
 * page and allows them to scripts, so a server writes none, and hydrating sets it. Don't let heights
 * depend on it.
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
