import { ResponseError, ShapeError } from '../../../../foundation/http/errors.ts';
import { http, HttpResponse } from 'msw';
import { malformedBodies } from '../../../../testing/malformedBodies.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import {
  getBaseData,
  getSubscriber,
  postSubscriber,
  putConfirmation,
  putSubscriber,
} from './newsletterApi.ts';
import type { SignUpRequest } from '../../sign-up/signUpValues.ts';

let time = Date.parse('2026-11-21T10:00:00Z');
const { callsTo, use } = serveShop({ now: () => new Date(time) });

const request: SignUpRequest = {
  email: 'ada@example.org',
  firstName: 'Ada',
  consents: ['DNE'],
  origin: 'NEWSLETTER',
  originAddition: 'footer',
};

/** Signs up and returns the token in the link of the confirmation mail. */
async function signUp(): Promise<string> {
  expect(await postSubscriber(request, 'internal')).toBe('SUCCESS');
  const response = await fetch('/demo/mails');
  const [mail] = (await response.json()) as [{ link: string }];
  return new URL(mail.link, 'http://shop.test').searchParams.get('token') ?? '';
}

const notFound = expect.objectContaining({ name: 'ResponseError', status: 404 });

test('a confirmation changes the status from WAITING_FOR_DOI to SUBSCRIBED (NEWS-45)', async () => {
  const token = await signUp();
  expect((await getSubscriber(token, 'internal')).value).toMatchObject({
    email: 'ada@example.org',
    firstName: 'Ada',
    consents: ['DNE'],
    topics: [],
    status: 'WAITING_FOR_DOI',
  });
  await putConfirmation(token, 'internal');
  await putConfirmation(token, 'private');
  const { value, leftOut } = await getSubscriber(token, 'private');
  expect(value.status).toBe('SUBSCRIBED');
  expect(leftOut).toEqual([]);
});

test('changes names, consents and topics of a subscriber (NEWS-45)', async () => {
  const token = await signUp();
  const change = { lastName: 'Byron', consents: [], topics: ['COFFEE' as const] };
  await putSubscriber(token, change, 'internal');
  expect((await getSubscriber(token, 'internal')).value).toMatchObject({
    firstName: 'Ada',
    ...change,
  });
});

// NEWS-45
test('accepts the thirteen topics and omits unknown ones', async () => {
  const token = await signUp();
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
  await putSubscriber(token, { topics }, 'internal');
  expect((await getSubscriber(token, 'internal')).value.topics).toEqual(topics);
  use(
    http.get('*/newsletter-subscribers/:token', () =>
      HttpResponse.json({ topics: [...topics, 'GARDEN'] }),
    ),
  );
  expect((await getSubscriber(token, 'internal')).value.topics).toEqual(topics);
});

test('sends the site, if given, with the request for a subscriber (NEWS-45)', async () => {
  const token = await signUp();
  await getSubscriber(token, 'internal');
  await getSubscriber(token, 'internal', 'HU');
  const path = `/service/newsletter/api/internal/newsletter-subscribers/${token}`;
  expect(callsTo(path).map(({ headers }) => headers.get('X-Hunter-Site'))).toEqual([null, 'HU']);
});

test('a sign-up sends no optional headers (NEWS-20, HOST-27)', async () => {
  await signUp();
  const [call] = callsTo('/service/newsletter/api/internal/newsletter-subscribers');
  expect(call?.headers.get('X-Hunter-Site')).toBeNull();
  expect(call?.headers.get('X-Original-Address')).toBeNull();
});

test('an unknown token results in status 404, even with special characters', async () => {
  for (const token of ['unknown', '../../customers/base-data', 'a?b#c']) {
    await expect(getSubscriber(token, 'internal')).rejects.toEqual(notFound);
    await expect(putConfirmation(token, 'internal')).rejects.toEqual(notFound);
    await expect(putSubscriber(token, {}, 'internal')).rejects.toEqual(notFound);
  }
});

test('an expired token results in status 410', async () => {
  const token = await signUp();
  time += 15 * 86_400_000;
  await expect(putConfirmation(token, 'internal')).rejects.toBeInstanceOf(ResponseError);
  await expect(putConfirmation(token, 'internal')).rejects.toHaveProperty('status', 410);
});

test('a rejected address is a result, not an error (NEWS-30)', async () => {
  const email = 'ada@example.invalid';
  expect(await postSubscriber({ ...request, email }, 'internal')).toBe('ERROR_INVALID_EMAIL');
});

test.each(malformedBodies)(
  'returns empty customer data, or rejects, for a response with %s (NEWS-36)',
  async (_, body) => {
    const headers = { 'Content-Type': 'application/json' };
    use(http.get('*/customers/base-data', () => new HttpResponse(body, { headers })));
    const data = await getBaseData('internal').catch((error: unknown) => error);
    if (data instanceof ShapeError) return;
    expect(data).toHaveProperty('value', { consents: [] });
  },
);
