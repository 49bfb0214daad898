import { sites } from '../../sites.ts';
import type { ScenarioContext } from './scenarioContext.ts';

const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const VISITORS = [
  { kind: 'LOGGED_OUT' },
  { kind: 'REMEMBERED', beans: 3, newsletter: 'SUBSCRIBED' },
  {
    kind: 'LOGGED_IN',
    firstName: 'Ada',
    lastName: 'Nagy',
    community: true,
    card: true,
    staff: false,
  },
  { kind: 'nobody' },
];
const FAULTS = [
  { kind: 'status', status: 503, body: '{}' },
  { kind: 'delay', ms: 1, applied: true },
  { kind: 'cut', times: 2 },
  { kind: 'html' },
  { kind: 'nonsense', body: '[' },
  { kind: 'hiccup' },
];

/** The demo's own routes, and the personal data of the visitors that they set. */
export async function demoScenario(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  for (const visitor of VISITORS) {
    await shopper.put('/demo/visitor', visitor);
    await shopper.get('/demo/visitor');
    await shopper.get(PERSONAL_DATA);
    await shopper.get('/json/psdata');
  }
  await shopper.get(PERSONAL_DATA, { 'X-XSRF-TOKEN': 'wrong' });
  for (const site of sites) await shopper.get(`/demo/catalogue?site=${site}`);
  await shopper.get('/demo/catalogue?category=sale&query=es');
  for (const fault of FAULTS) await shopper.put('/demo/faults', { route: 'cartRead', fault });
  await shopper.put('/demo/faults', { route: '*', fault: null });
  await shopper.put('/demo/faults', { random: { seed: 1, share: 0.5, kinds: ['html'] } });
  await shopper.get('/demo/faults');
  await shopper.send('DELETE', '/demo/faults');
  await shopper.post('/demo/reset');
}
