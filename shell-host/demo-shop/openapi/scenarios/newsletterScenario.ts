import type { ScenarioContext } from './scenarioContext.ts';

const BASE = '/service/newsletter/api';
const SUBSCRIBERS = `${BASE}/internal/newsletter-subscribers`;
const signUp = { email: 'ada@example.org', consents: ['DNE'], origin: 'NEWSLETTER' };

/** A sign-up, its confirmation and updates, refusals, and the prefill data. */
export async function newsletterScenario(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  await shopper.get('/json/psdata');
  await shopper.post(SUBSCRIBERS, { ...signUp, email: 'nobody@example.invalid' });
  await shopper.post(SUBSCRIBERS, 'no JSON');
  await shopper.post(SUBSCRIBERS, {
    ...signUp,
    salutation: 'MRS',
    firstName: 'Ada',
    lastName: 'Nagy',
    originAddition: 'footer',
  });
  await shopper.get('/json/psdata');
  const mails: { link: string }[] = await (await shopper.get('/demo/mails')).json();
  const { searchParams } = new URL(mails[0]?.link ?? '', 'http://shop.test');
  const subscriber = `${SUBSCRIBERS}/${searchParams.get('token')}`;
  await shopper.get(subscriber);
  for (const path of [subscriber, `${SUBSCRIBERS}/unknown`]) {
    context.setTime('2026-12-24T10:00:00Z');
    await requestSubscriber(context, path);
    context.setTime('2026-11-21T10:00:00Z');
    await requestSubscriber(context, path);
  }
  await requestPrefill(context);
}

async function requestSubscriber(context: ScenarioContext, path: string): Promise<void> {
  const shopper = context.createShopper();
  await shopper.get(path);
  await shopper.put(`${path}/doi`, {});
  await shopper.get('/json/psdata');
  await shopper.put(path, { topics: ['COFFEE', 'AROMA_CARD'] });
  await shopper.put(path, { firstName: ';' });
  await shopper.get(path);
}

async function requestPrefill(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  const baseData = `${BASE}/private/customers/base-data`;
  await shopper.get(baseData);
  await shopper.put('/demo/visitor', { kind: 'LOGGED_IN', salutation: 'MR', consents: ['DNE'] });
  await shopper.get(baseData, { 'X-LoginToken': shopper.cookies.get('LoginToken') ?? '' });
}
