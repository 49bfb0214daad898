import { ShapeError } from '../../../../foundation/http/errors.ts';
import { http, HttpResponse } from 'msw';
import { malformedBodies } from '../../../../testing/malformedBodies.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import { getBaseData, postSubscriber } from './newsletterApi.ts';
import type { SignUpRequest } from '../../sign-up/signUpValues.ts';

const { callsTo, use } = serveShop();

const request: SignUpRequest = {
  email: 'ada@example.org',
  firstName: 'Ada',
  consents: ['DNE'],
  origin: 'NEWSLETTER',
  originAddition: 'footer',
};

test('a sign-up sends no optional headers (NEWS-20, HOST-27)', async () => {
  expect(await postSubscriber(request, 'internal')).toBe('SUCCESS');
  const [call] = callsTo('/service/newsletter/api/internal/newsletter-subscribers');
  expect(call?.headers.get('X-Hunter-Site')).toBeNull();
  expect(call?.headers.get('X-Original-Address')).toBeNull();
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
