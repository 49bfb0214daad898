import { useEffect } from 'react';
import { markPage } from '../../foundation/browser/pageMarkers.ts';
import { stageOf, loadConsentScript, consentScripts } from './consent.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';

/** The header's effects on the host's page: the sticky marker, and the consent script (HEAD-16, HEAD-22). */
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
