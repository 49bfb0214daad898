/** @jest-environment node */
import { createShop } from '../shop.ts';
import { sites } from '../sites.ts';
import { createShopper } from '../testing/createShopper.ts';

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const signUp = { email: 'ada@example.org', consents: [], origin: 'NEWSLETTER', originAddition: '' };

function setUp() {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const shop = createShop({ now: () => new Date(time) });
  const shopper = createShopper(shop.fetch);
  const mails = async (): Promise<{ to: string; link: string; subject: string }[]> =>
    (await shopper.get('/demo/mails')).json();
  return {
    shopper,
    mails,
    status: async () => (await (await shopper.get('/json/psdata')).json()).nl_status,
    subscriber: async () => {
      const [mail] = await mails();
      const { searchParams } = new URL(mail?.link ?? '', 'http://shop.test');
      return `${SUBSCRIBERS}/${searchParams.get('token')}`;
    },
    wait: (days: number) => {
      time += days * 86_400_000;
    },
  };
}

// NEWS-45
test('a sign-up is unconfirmed until the link in its mail is clicked', async () => {
  const { shopper, mails, status, subscriber } = setUp();
  expect(await status()).toBe('NONE');
  expect((await shopper.post(SUBSCRIBERS, signUp)).status).toBe(201);
  expect(await status()).toBe('WAITING_FOR_DOI');
  expect(await mails()).toMatchObject([
    {
      to: 'ada@example.org',
      link: expect.stringMatching(/^\/subscribenewsletter\?token=.+&site=DE$/),
    },
  ]);
  const path = await subscriber();
  expect((await shopper.put(`${path}/doi`, {})).status).toBe(204);
  expect(await status()).toBe('SUBSCRIBED');
  expect((await shopper.put(`${path}/doi`, {})).status).toBe(204);
});

test('the internal and the private path reach the same service', async () => {
  const { shopper, subscriber } = setUp();
  await shopper.post(SUBSCRIBERS.replace('internal', 'private'), signUp);
  expect(await (await shopper.get(await subscriber())).json()).toMatchObject({
    email: 'ada@example.org',
    status: 'WAITING_FOR_DOI',
  });
});

test('a link is valid for 14 days, or without limit once it has been clicked', async () => {
  const { shopper, subscriber, status, wait } = setUp();
  await shopper.post(SUBSCRIBERS, signUp);
  const path = await subscriber();
  wait(15);
  const expired = await shopper.put(`${path}/doi`, {});
  expect(expired.status).toBe(410);
  expect(await expired.json()).toMatchObject({ type: 'urn:newsletter:token_expired', status: 410 });
  expect(await status()).toBe('NONE');
  await shopper.post(SUBSCRIBERS, signUp);
  const renewed = await subscriber();
  await shopper.put(`${renewed}/doi`, {});
  wait(400);
  expect((await shopper.get(renewed)).status).toBe(200);
});

test('a second sign-up sends a new link and invalidates the old one', async () => {
  const { shopper, subscriber, mails } = setUp();
  await shopper.post(SUBSCRIBERS, signUp);
  const old = await subscriber();
  await shopper.post(SUBSCRIBERS, { ...signUp, email: 'Ada@Example.org' });
  expect((await shopper.put(`${old}/doi`, {})).status).toBe(404);
  expect(await mails()).toHaveLength(2);
  await shopper.put(`${await subscriber()}/doi`, {});
  expect((await shopper.post(SUBSCRIBERS, signUp)).status).toBe(201);
  expect(await mails()).toHaveLength(2);
});

test('rejects an invalid address with the problem type that the form handles', async () => {
  const { shopper, mails } = setUp();
  const long = `${'a'.repeat(250)}@b.example`;
  for (const email of ['', 'ada', 'ada@home', 'a b@example.org', 'ada@x.invalid', long]) {
    const response = await shopper.post(SUBSCRIBERS, { ...signUp, email });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ type: 'urn:newsletter:email_invalid' });
  }
  expect(await mails()).toEqual([]);
});

test('accepts names in any language but nothing that resembles a URL', async () => {
  const { shopper } = setUp();
  const send = async (firstName: string) => {
    const response = await shopper.post(SUBSCRIBERS, { ...signUp, firstName });
    return response.status === 201 ? 'accepted' : (await response.json()).type;
  };
  for (const name of ['Zoë', 'İpek', "D'Arc-Łukasz (2.) & `Söhne´ + Co, /", 'x'.repeat(40)]) {
    expect(await send(name)).toBe('accepted');
  }
  for (const name of ['a;b', '<b>', 'http://x', 'www.example', 'x'.repeat(41)]) {
    expect(await send(name)).toBe('urn:newsletter:name_invalid');
  }
});

test('rejects an invalid body', async () => {
  const { shopper } = setUp();
  const bodies = [
    'no JSON',
    { ...signUp, consents: undefined },
    { ...signUp, consents: ['ALL'] },
    { ...signUp, origin: 'HOME' },
    { ...signUp, salutation: 'DR' },
    { ...signUp, phone: '1' },
  ];
  for (const body of bodies) {
    expect(await (await shopper.post(SUBSCRIBERS, body)).json()).toMatchObject({
      type: 'urn:newsletter:request_invalid',
    });
  }
});

test('a sign-up must contain the fields that its site requires', async () => {
  const { shopper } = setUp();
  const names = { firstName: 'Ada', lastName: 'Nagy' };
  const send = async (site: string, more: object) =>
    (await shopper.post(SUBSCRIBERS, { ...signUp, ...more }, { 'X-Hunter-Site': site })).status;
  expect(await send('DE', {})).toBe(201);
  expect(await send('HU', names)).toBe(400);
  expect(await send('HU', { ...names, salutation: 'MRS' })).toBe(201);
  expect(await send('TR', names)).toBe(400);
  expect(await send('TR', { ...names, consents: ['NEWSLETTER'] })).toBe(201);
});

// NEWS-45
test('a subscriber can change names, consents and topics', async () => {
  const { shopper, subscriber } = setUp();
  await shopper.post(SUBSCRIBERS, signUp);
  const path = await subscriber();
  const change = { firstName: 'Ada', topics: ['COFFEE'], consents: ['DNE'] };
  expect(await (await shopper.put(path, change)).json()).toMatchObject(change);
  expect(await (await shopper.get(path)).json()).toMatchObject({ ...change, origin: 'NEWSLETTER' });
  expect((await shopper.put(path, { email: 'eve@example.org' })).status).toBe(400);
});

// NEWS-45
test('accepts the thirteen topics and rejects unknown ones', async () => {
  const { shopper, subscriber } = setUp();
  await shopper.post(SUBSCRIBERS, signUp);
  const path = await subscriber();
  const topics = [
    'WOMEN_FASHION',
    'MEN_FASHION',
    'SPORT',
    'LIVING_FURNITURE',
    'HOBBY',
    'KIDS',
    'KITCHEN',
    'SLEEPING',
    'DISCOUNTS',
    'COFFEE',
    'MOBILE',
    'STORE',
    'AROMA_CARD',
  ];
  expect(await (await shopper.put(path, { topics })).json()).toMatchObject({ topics });
  expect((await shopper.put(path, { topics: ['GARDEN'] })).status).toBe(400);
});

// NEWS-45
test('returns a subscriber with or without the header `X-Hunter-Site`', async () => {
  const { shopper, subscriber } = setUp();
  await shopper.post(SUBSCRIBERS, signUp);
  const path = await subscriber();
  const record = await (await shopper.get(path)).json();
  expect(record).toMatchObject({ email: 'ada@example.org', site: 'DE' });
  expect(await (await shopper.get(path, { 'X-Hunter-Site': 'HU' })).json()).toEqual(record);
});

test('the mail is in the language of the site', async () => {
  const { shopper, mails } = setUp();
  for (const site of sites) {
    const email = `${site.toLowerCase()}@example.org`;
    await shopper.post(`${SUBSCRIBERS}?site=${site}`, { ...signUp, email, ...everything });
  }
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(sites.length);
  expect(new Set(subjects).size).toBe(7);
});

const everything = { salutation: 'MRS', firstName: 'A', lastName: 'B', consents: ['NEWSLETTER'] };
