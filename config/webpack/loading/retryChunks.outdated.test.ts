/** @jest-environment node */
import { jest } from '@jest/globals';
import { retryChunks, type ChunkRuntime, type Outdated } from './retryChunks.ts';

const BUILD = '1a2b3c4d';
const VERSION = `1.0.0+${BUILD}`;
const question = jest.spyOn(globalThis, 'fetch');

/** The error of a lost chunk while the release is served like this. */
async function lostChunk(): Promise<{ outdated: Outdated }> {
  const runtime: ChunkRuntime = {
    p: 'https://cdn.test/fascia/',
    f: { j: (_, promises) => void promises.push(Promise.reject(new Error('lost'))) },
    l: () => {},
    u: (chunkId) => `${chunkId}.js`,
    miniCssF: (chunkId) => `${chunkId}.css`,
  };
  retryChunks(runtime, [], BUILD);
  const promises: Promise<unknown>[] = [];
  runtime.f['j']?.('services', promises);
  return Promise.all(promises).then(
    () => {
      throw new Error('It has come');
    },
    (error: { outdated: Outdated }) => error,
  );
}

const answer = (respond: () => Response) => question.mockImplementation(async () => respond());

beforeEach(() => question.mockReset());

// REL-100
describe('a chunk that is lost', () => {
  test.each([
    ['there is no list of releases', () => new Response('Not found', { status: 404 })],
    ['an error tells of a version', () => Response.json({ version: '2' }, { status: 503 })],
    ['an error page comes', () => new Response('<h1>Error</h1>')],
    ['the answer is null', () => Response.json(null)],
    ['the version is no text', () => Response.json({ version: { major: 2 } })],
    ['this release is the current one', () => Response.json({ version: VERSION })],
  ])('may be lost on a bad line where %s, and the next one asks again', async (_, respond) => {
    answer(respond);
    const { outdated } = await lostChunk();
    expect(await outdated('icon-cart flyout')).toBeUndefined();
    answer(() => Response.json({ version: '9.0.0+12345678' }));
    expect(await outdated('icon-cart flyout')).toMatchObject({ operation: 'outdated' });
  });

  test('may be lost on a bad line where the remote does not answer', async () => {
    question.mockRejectedValue(new TypeError('Failed to fetch'));
    const { outdated } = await lostChunk();
    expect(await outdated('icon-cart flyout')).toBeUndefined();
  });

  test('is not waited for by who asks, where the answer hangs', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    question.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({ version: '9.0.0+12345678' });
    });
    const { outdated } = await lostChunk();
    expect(await outdated('icon-cart flyout')).toBeUndefined();
    expect(timeout).toHaveBeenCalledWith(1000);
  });

  test('is outdated if another release is current, which is requested once', async () => {
    answer(() => Response.json({ version: '9.0.0+12345678' }));
    const { outdated } = await lostChunk();
    const told = await Promise.all([outdated('icon-cart flyout'), outdated('icon-user flyout')]);
    expect([...told, await outdated('app banner')]).toEqual([
      { operation: 'outdated', message: 'icon-cart flyout' },
      { operation: 'outdated', message: 'icon-user flyout' },
      { operation: 'outdated', message: 'app banner' },
    ]);
    expect(question.mock.calls.map(([address]) => address)).toEqual([
      'https://cdn.test/fascia/releases/current.json',
    ]);
  });
});
