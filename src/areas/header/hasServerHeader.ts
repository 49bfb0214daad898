import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

/**
 * Whether the parsed part of the page contains a server-rendered header that has not been hydrated yet. If so, only the
 * visitor's own data are prefetched. Hydration empties the script's attribute.
 */
export const hasServerHeader = (): boolean =>
  hostDocument.querySelector('script[data-fascia-state="header"]') !== null;
