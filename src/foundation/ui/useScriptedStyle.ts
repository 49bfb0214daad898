import type { CSSProperties } from 'react';
import { useScripted } from '../browser/useScripted.ts';

/**
 * An inline style that is set by script only: a strict CSP refuses style attributes in a server's HTML. Undefined on
 * a server and while hydrating, so no height may depend on it (HOST-42).
 */
export function useScriptedStyle<Style extends CSSProperties>(
  style: Style | undefined,
): Style | undefined {
  return useScripted() ? style : undefined;
}
