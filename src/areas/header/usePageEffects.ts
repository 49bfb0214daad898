import { useEffect } from 'react';
import { markPage } from '../../foundation/browser/pageMarkers.ts';
import { stageOf, loadConsentScript, consentScripts } from './consent.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';

/** What the header does to the page around it: the sticky marker, and the consent manager (HEAD-16, HEAD-22). */
export function usePageEffects({
  sticky,
  site,
  stage,
  oneTrustEnabled,
}: ParsedHeaderSettings): void {
  useEffect(() => (sticky ? markPage('header2020-sticky') : undefined), [sticky]);
  useEffect(() => {
    const configured = consentScripts[site]?.[stage ?? stageOf(window.location.hostname)];
    if (oneTrustEnabled && configured) loadConsentScript(configured);
  }, [oneTrustEnabled, site, stage]);
}
