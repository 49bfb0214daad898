import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

/** Whether a server has rendered a header, as far as the page has been parsed, that is not hydrated yet. */
export const hasServerHeader = (): boolean =>
  hostDocument.querySelector('script[data-fascia-state="header"]') !== null;
