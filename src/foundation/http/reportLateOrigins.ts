import { perPage } from '../browser/page/perPage.ts';
import { report } from '../browser/page/report.ts';
import type { ServiceName } from '../sites/givenAddresses.ts';
import { givenValues } from './serviceOrigins.ts';

const reported = perPage('reportedOrigins', () => new Set<string>());

/**
 * Reports, once per name, if modules of the page set different origins for a service. All modules share the first one,
 * because each service is called once for all of them (SHOP-22).
 */
export function reportLateOrigins(service: ServiceName): void {
  for (const name of [`${service}service`, 'services']) {
    const origins = new Set(givenValues(name));
    if (origins.size < 2 || reported().has(name)) continue;
    reported().add(name);
    const message = `The setting "addresses.${name}" is ignored: the page already uses another address`;
    report({ module: 'services', operation: 'settings', message });
  }
}
