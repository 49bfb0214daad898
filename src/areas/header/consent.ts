import type { Site } from '../../foundation/sites/sites.ts';
import { isLeaving } from '../../foundation/browser/host/leaving.ts';
import { report } from '../../foundation/browser/report.ts';
import { hostDocument } from '../../foundation/browser/host/hostGlobals.ts';

/** The consent manager's script for a site: its address, and the id by which it finds its settings. */
export interface ConsentScript {
  src: string;
  id: string;
}

/** The consent scripts per site and stage, filled in by a deployment. Without one nothing is loaded (HEAD-22). */
export const consentScripts: Partial<Record<Site, Partial<Record<Stage, ConsentScript>>>> = {};

/** Loads a consent manager, once per page, however many headers it has. */
export function loadConsentScript({ src, id }: ConsentScript): void {
  if (hostDocument.querySelector('script[data-domain-script]')) return;
  const script = hostDocument.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['domainScript'] = id;
  script.addEventListener('error', () => {
    if (isLeaving()) return;
    report({ module: 'header', operation: 'consent', message: 'The consent script did not load' });
  });
  hostDocument.head.append(script);
}

/** The environment a shop runs in: production, or development and test. */
export type Stage = 'LIVE' | 'DEV';

/**
 * The default stage of a page: DEV on `localhost`, `*.local` and hosts that begin `dev.` or `test.`, else LIVE
 * (HOST-12).
 *
 * @param hostname As in `location.hostname`: without a port.
 */
export function stageOf(hostname: string): Stage {
  return /^localhost$|\.local$|^(?:dev|test)\./i.test(hostname) ? 'DEV' : 'LIVE';
}
