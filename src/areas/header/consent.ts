import type { Site } from '../../foundation/sites/sites.ts';
import { report } from '../../foundation/browser/report.ts';

/** The consent manager of a site: the script's address, and the id that it finds its settings by. */
export interface ConsentScript {
  src: string;
  id: string;
}

/**
 * The consent scripts per site and stage (contract §4). A deployment fills this in; with none configured
 * nothing is loaded.
 */
export const consentScripts: Partial<Record<Site, Partial<Record<Stage, ConsentScript>>>> = {};

/** Loads a consent manager, once a page however many headers it has. */
export function loadConsentScript({ src, id }: ConsentScript): void {
  if (document.querySelector('script[data-domain-script]')) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['domainScript'] = id;
  script.addEventListener('error', () =>
    report({ module: 'header', operation: 'consent', message: 'The consent script did not load' }),
  );
  document.head.append(script);
}

/** Where a shop runs: for its visitors, or for those who build it. */
export type Stage = 'LIVE' | 'DEV';

/**
 * The stage of a page where its host names none: DEV on `localhost`, on `*.local` and on addresses that
 * begin `dev.` or `test.`, LIVE elsewhere (contract §1).
 *
 * @param hostname As `location.hostname` has it: without a port.
 */
export function stageOf(hostname: string): Stage {
  return /^localhost$|\.local$|^(?:dev|test)\./i.test(hostname) ? 'DEV' : 'LIVE';
}
