import { report } from '../../foundation/browser/report.ts';
import type { ConsentScript } from './consentScripts.ts';

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
