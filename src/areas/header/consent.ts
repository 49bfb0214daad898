import { consentScripts } from '#shop/consent.ts';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';
import { isLeaving } from '../../foundation/browser/page/leaving.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';
import { report } from '../../foundation/browser/page/report.ts';
import { trusted } from '../../foundation/browser/page/trusted.ts';
import type { ConsentScript, ConsentScripts } from '../../foundation/shop/defineSite.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** The environment a shop runs in: production, or development and test. */
type Stage = keyof ConsentScripts;

/**
 * The default stage of a page: DEV on `localhost`, `*.local` and hosts that start with `dev.` or `test.`, else LIVE
 * (HOST-12).
 *
 * @param hostname As in `location.hostname`: without a port.
 */
export function stageOf(hostname: string): Stage {
  return /^localhost$|\.local$|^(?:dev|test)\./i.test(hostname) ? 'DEV' : 'LIVE';
}

function reportFailure(): void {
  if (isLeaving()) return;
  report({ module: 'header', operation: 'consent', message: 'The consent script did not load' });
}

/** Adds the script unless the page already has a script with the same address or with one of the attributes. */
function addScript({ src, attributes = {} }: ConsentScript): void {
  const script = hostDocument.createElement('script');
  try {
    script.src = trusted('createScriptURL', src);
  } catch {
    return reportFailure();
  }
  script.async = true;
  const isOnPage = [...hostDocument.scripts].some(
    (other) =>
      other.src === script.src || Object.keys(attributes).some((name) => other.hasAttribute(name)),
  );
  if (isOnPage) return;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.addEventListener('error', reportFailure);
  hostDocument.head.append(script);
}

/** Loads the site's consent manager once per page. Does nothing if no script is configured for the stage (HEAD-22). */
export function loadConsentScript(site: Site, stage = stageOf(window.location.hostname)): void {
  const configured = consentScripts[site]?.[stage];
  if (!configured) return;
  perPage('consentScript', () => {
    addScript(configured);
    return true;
  })();
}
