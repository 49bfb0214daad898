import { report } from '../../foundation/browser/report.ts';

/**
 * Leads to an address by the host's client router if it gave one, else by a page load (H§2); by a page load
 * too where the router fails.
 */
export function goTo(address: string, navigate: ((url: string) => void) | undefined): void {
  try {
    if (navigate) {
      navigate(address);
      return;
    }
  } catch {
    report({ module: 'search', operation: 'navigate', message: 'The host’s router failed' });
  }
  window.location.assign(address);
}
