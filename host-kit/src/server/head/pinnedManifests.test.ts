/** @jest-environment node */
import { jest } from '@jest/globals';
import {
  createReleaseKey,
  pointerText,
  sha384,
  signaturesOf,
} from '../../../testing/signRelease.ts';
import { followManifest, type FollowOptions, type ManifestEvent } from './followManifest.ts';
import { headTags } from './headTags.ts';

const FOLDER = 'https://cdn.test/fascia/';
const POINTER = `${FOLDER}releases/current.json`;
const key = createReleaseKey();
const MINUTE_MS = 60_000;
let passedMs = 0;

const fragmentsOf = (version: string, more: object = {}) =>
  JSON.stringify({
    version,
    chunks: { Header: { scripts: ['Header.1.js'], styles: [] } },
    integrity: {},
    locales: { DE: 'de-DE' },
    places: '',
    reads: '()=>{}',
    ...more,
  });

const files = new Map<string, string>();
const serve = (name: string, text: string) => files.set(FOLDER + name, text);

function publish(version: string, sequence: number, more: object = {}): void {
  const fragments = fragmentsOf(version);
  const entry = `container.${version}.js`;
  const hashes = { integrity: sha384(version), fragments: sha384(fragments) };
  const pointer = pointerText({ version, sequence, entry, ...hashes, ...more });
  serve(`releases/${version}/fragments.json`, fragments);
  serve(`releases/pointers/${sequence}.sig`, signaturesOf(pointer, key));
  serve('releases/current.json', pointer);
}

/** Starts a host's server that pins the key. */
function start(options: Partial<FollowOptions> = {}) {
  const events: ManifestEvent[] = [];
  const manifest = followManifest(POINTER, {
    publicKey: key.publicKey,
    fetch: async (url) => {
      const text = files.get(decodeURIComponent(url));
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
    freshMs: MINUTE_MS,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const head = async () => headTags(await manifest(), { modules: ['Header'], baseUrl: FOLDER });
  return { head, events };
}

/** Advances the clock, requests the head, and waits until the manifest has been refreshed. */
async function later({ head, events }: ReturnType<typeof start>, ms = MINUTE_MS): Promise<string> {
  const [before, known] = [await head(), events.length];
  passedMs += ms;
  for (;;) {
    const now = await head();
    if (now !== before || events.length > known) return now;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

const entryOf = (head: string) =>
  /name="fascia-entry" content="[^"]*\/([^"]*)"/.exec(head)?.[1] ?? 'none';

beforeEach(() => {
  files.clear();
  passedMs = 0;
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => now() + passedMs);
  }
});
afterEach(() => jest.restoreAllMocks());

describe('a server that pins the key', () => {
  // REL-64
  test('writes the signed release’s entry and its hash into the head', async () => {
    publish('1.1.0', 5);
    const { head, events } = start();
    const html = await head();
    expect(html).toContain(
      `content="${FOLDER}container.1.1.0.js" data-integrity="${sha384('1.1.0')}"`,
    );
    expect(html).toContain(`integrity="${sha384('1.1.0')}">`);
    expect(html).toContain('(()=>{})');
    expect(events).toEqual([]);
  });

  // HK-185
  test('reads the three files in the background after a page’s timeout', async () => {
    publish('1.1.0', 5);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { head, events } = start({
      timeoutMs: 1,
      fetch: async (url) => {
        await released;
        return new Response(files.get(decodeURIComponent(url)));
      },
    });
    expect(entryOf(await head())).toBe('none');
    release();
    while (entryOf(await head()) === 'none') await nextTask();
    expect(events).toEqual([]);
  });

  const attacks: [string, string, () => void][] = [
    ['unsigned', 'unsigned', () => files.delete(`${FOLDER}releases/pointers/5.sig`)],
    [
      'served with another script for the pages',
      'signature',
      () => serve('releases/1.1.0/fragments.json', fragmentsOf('1.1.0', { reads: 'evil' })),
    ],
    ['named by an error page', 'content', () => serve('releases/current.json', '<h1>')],
  ];

  // REL-64
  test.each(attacks)(
    'writes no entry while the first release is %s (%s)',
    async (_, reason, attack) => {
      publish('1.1.0', 5);
      attack();
      const { head, events } = start();
      const html = await head();
      expect(html).not.toMatch(/fascia-entry|evil| (?:src|href)="/);
      expect(events).toMatchObject([{ type: 'refused', reason, url: POINTER }]);
    },
  );

  // REL-64
  test('uses the last verified release while the current one is refused', async () => {
    publish('1.0.0', 4);
    const server = start();
    await server.head();
    publish('1.1.0', 5);
    files.delete(`${FOLDER}releases/pointers/5.sig`);
    expect(entryOf(await later(server))).toBe('container.1.0.0.js');
    expect(server.events).toMatchObject([{ type: 'refused', reason: 'unsigned' }]);
  });

  // REL-64
  test('writes no entry while the remote’s server is down', async () => {
    const { head, events } = start({ fetch: () => Promise.reject(new TypeError('refused')) });
    expect(entryOf(await head())).toBe('none');
    expect(events).toMatchObject([{ type: 'failed', reason: 'network' }]);
  });

  // REL-64
  test('writes no entry after the last verified release has expired', async () => {
    publish('1.0.0', 4, { expires: new Date(Date.now() + 2 * MINUTE_MS).toISOString() });
    const server = start();
    expect(entryOf(await server.head())).toBe('container.1.0.0.js');
    files.clear();
    expect(entryOf(await later(server))).toBe('container.1.0.0.js');
    expect(entryOf(await later(server, 2 * MINUTE_MS))).toBe('none');
  });

  // REL-59
  test('refuses a release that is older than the last one, even after a restart', async () => {
    const sequences: number[] = [];
    publish('1.1.0', 5);
    const server = start({ onSeen: (sequence) => sequences.push(sequence) });
    await server.head();
    publish('1.0.0', 4);
    expect(entryOf(await later(server))).toBe('container.1.1.0.js');
    expect(server.events).toMatchObject([{ type: 'refused', reason: 'sequence' }]);
    expect(sequences).toEqual([5]);
    const again = start({ seen: 5 });
    expect(entryOf(await again.head())).toBe('none');
    expect(again.events).toMatchObject([{ type: 'refused', reason: 'sequence' }]);
    publish('1.0.0', 6);
    expect(entryOf(await later(again))).toBe('container.1.0.0.js');
  });

  // REL-55
  test('does not start with an invalid key', () => {
    for (const publicKey of ['', 'fascia1.AA']) {
      expect(() => followManifest(POINTER, { publicKey })).toThrow('publicKey');
    }
  });
});
