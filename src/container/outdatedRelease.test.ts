/** @jest-environment node */
import { jest } from '@jest/globals';
import { createFindOutdated } from './outdatedRelease.ts';

const VERSION = '1.0.0+1a2b3c4d';
const request = jest.spyOn(globalThis, 'fetch');

const createCheck = () => createFindOutdated(() => 'https://cdn.test/fascia/', VERSION);

const respondWith = (respond: () => Response) => request.mockImplementation(async () => respond());

beforeEach(() => request.mockReset());

// REL-100
describe('A failure to load a file', () => {
  test.each([
    ['the remote has no manifest', () => new Response('Not found', { status: 404 })],
    ['the response is an error', () => Response.json({ version: '2' }, { status: 503 })],
    ['the response is an error page', () => new Response('<h1>Error</h1>')],
    ['the response is null', () => Response.json(null)],
    ['the version is not a string', () => Response.json({ version: { major: 2 } })],
    ['this release is deployed', () => Response.json({ version: VERSION })],
  ])(
    'does not mean an outdated release if %s, and the next failure checks again',
    async (_, respond) => {
      respondWith(respond);
      const outdated = createCheck();
      expect(await outdated('icon-cart flyout')).toBeUndefined();
      respondWith(() => Response.json({ version: '9.0.0+12345678' }));
      expect(await outdated('icon-cart flyout')).toMatchObject({ operation: 'outdated' });
    },
  );

  test('does not mean an outdated release if the remote cannot be reached', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const outdated = createCheck();
    expect(await outdated('icon-cart flyout')).toBeUndefined();
  });

  test('does not mean an outdated release if the response takes too long', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    request.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({ version: '9.0.0+12345678' });
    });
    const outdated = createCheck();
    expect(await outdated('icon-cart flyout')).toBeUndefined();
    expect(timeout).toHaveBeenCalledWith(1000);
  });

  test('means an outdated release, detected with one request, if another release is deployed', async () => {
    respondWith(() => Response.json({ version: '9.0.0+12345678' }));
    const outdated = createCheck();
    const reports = await Promise.all([outdated('icon-cart flyout'), outdated('icon-user flyout')]);
    expect([...reports, await outdated('app banner')]).toEqual([
      { operation: 'outdated', message: 'icon-cart flyout' },
      { operation: 'outdated', message: 'icon-user flyout' },
      { operation: 'outdated', message: 'app banner' },
    ]);
    expect(request.mock.calls.map(([address]) => address)).toEqual([
      'https://cdn.test/fascia/fragments.json',
    ]);
  });
});
