import { hostGlobal } from './hostGlobals.ts';

/** The page's Trusted Types; undefined in browsers without them, where an element may have that id (REL-89), and on servers. */
export const trustedTypes = (): Window['trustedTypes'] =>
  globalThis.window && (hostGlobal('trustedTypes') as Window['trustedTypes']);
