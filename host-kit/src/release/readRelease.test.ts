/** @jest-environment node */
import fc from 'fast-check';
import { createReleaseKey, describeRelease, signaturesOf } from '../../testing/signRelease.ts';
import { parsePublicKeys } from './publicKeys.ts';
import { readRelease, verifyRelease } from './readRelease.ts';
import { ReleaseError } from './releaseError.ts';

const POINTER = 'https://cdn.test/fascia/releases/current.json';
const NAME = '1.1.0+1a2b3c4d.json';
const key = createReleaseKey();
const other = createReleaseKey();
const keys = parsePublicKeys(key.publicKey);

const pointer = (release = NAME) =>
  JSON.stringify({ version: '1.1.0+1a2b3c4d', release, sequence: 7 });

/** What a file with signatures says of both keys. */
const elementsOf = (text: string): { ed25519: string; p256: string }[] =>
  JSON.parse(signaturesOf(text, key, other)).signatures;

interface Served {
  text?: string | undefined;
  signatures?: string | undefined;
  pointer?: string | undefined;
  seen?: number;
  pinned?: typeof keys;
}

/** Reads what a folder serves; a file that is undefined is not there. */
async function readFrom(served: Served) {
  const { text = describeRelease(), seen = 0, pinned = keys } = served;
  const files = new Map([
    [POINTER, 'pointer' in served ? served.pointer : pointer()],
    [new URL('1.1.0%2B1a2b3c4d.json', POINTER).href, text],
    [
      new URL('1.1.0%2B1a2b3c4d.json.sig', POINTER).href,
      'signatures' in served ? served.signatures : signaturesOf(text, key),
    ],
  ]);
  const read = async (url: string) => files.get(url);
  return (await readRelease(POINTER, { keys: pinned, read, seen: () => seen })).description;
}

/** Resolves with the reason of a refusal; anything else that is thrown is a fault of these rules. */
async function refusalOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof ReleaseError) return error.reason;
    throw error;
  }
  return 'accepted';
}

// REL-50
test('a release that a pinned key has signed is read', async () => {
  expect(await readFrom({})).toMatchObject({
    version: '1.1.0+1a2b3c4d',
    sequence: 7,
    container: { entry: 'container.0123456789.js' },
  });
});

// REL-51
test('while keys change, one signature of one pinned key is enough', async () => {
  const text = describeRelease();
  // A data attribute of a script element has both in one text.
  for (const both of [[other.publicKey, key.publicKey], `${other.publicKey} ${key.publicKey}`]) {
    const pinned = parsePublicKeys(both);
    expect(await refusalOf(readFrom({ pinned }))).toBe('accepted');
  }
  expect(await refusalOf(readFrom({ signatures: signaturesOf(text, other, key), text }))).toBe(
    'accepted',
  );
});

// REL-52
test('an engine without Ed25519 checks the signature of the other kind', async () => {
  const { importKey } = crypto.subtle;
  const asked: string[] = [];
  crypto.subtle.importKey = function (this: SubtleCrypto, ...given: unknown[]) {
    const algorithm = given[2] as { name?: string };
    asked.push(algorithm.name ?? `${given[2]}`);
    if (given[2] === 'Ed25519') throw new DOMException('No', 'NotSupportedError');
    return Reflect.apply(importKey, this, given);
  } as typeof importKey;
  try {
    const text = describeRelease();
    expect(await refusalOf(readFrom({ text }))).toBe('accepted');
    const [signature, foreign] = elementsOf(text);
    const mixed = { ...signature, p256: foreign?.p256 };
    const signatures = JSON.stringify({ signatures: [mixed] });
    expect(await refusalOf(readFrom({ text, signatures }))).toBe('signature');
    expect(asked).toEqual(['Ed25519', 'ECDSA', 'Ed25519', 'ECDSA']);
  } finally {
    crypto.subtle.importKey = importKey;
  }
});

const HTML = '<!doctype html><title>Sorry</title>';
const past = new Date(Date.now() - 1000).toISOString();
const SHA384 = `sha384-${'A'.repeat(64)}`;
const FILE = { integrity: SHA384, bytes: 1 };
const signedAs = (given: object) => ({ text: describeRelease(given) });

// REL-53
test.each<[string, string, Served]>([
  ['has no signature file', 'unsigned', { signatures: undefined }],
  ['has no signature in it', 'unsigned', { signatures: '{"signatures":[]}' }],
  ['is signed by another key', 'signature', { pinned: parsePublicKeys(other.publicKey) }],
  [
    'is signed as something else',
    'signature',
    { signatures: signaturesOf(describeRelease({ sequence: 8 }), key) },
  ],
  ['has expired', 'expired', signedAs({ expires: past })],
  ['is older than one that was seen', 'sequence', { seen: 8 }],
  ['has an error page as its signature', 'content', { signatures: HTML }],
  ['has an error page as its pointer', 'content', { pointer: HTML }],
  ['has no pointer', 'network', { pointer: undefined }],
  ['is named by a path', 'content', { pointer: pointer('../1.1.0.json') }],
  ['has another name than its own', 'content', signedAs({ version: '1.0.0+1a2b3c4d' })],
  [
    'has signatures that would fill a visitor’s storage',
    'content',
    { signatures: signaturesOf(describeRelease(), key).padEnd(5_000_000) },
  ],
  ['is not there', 'network', { pointer: pointer('1.2.0.json') }],
  [
    'has a container out of its folder',
    'content',
    signedAs({ container: { entry: '..', integrity: SHA384 } }),
  ],
  ['has no hash of its container', 'content', signedAs({ container: { entry: 'container.js' } })],
  ['has a file out of its folder', 'content', signedAs({ files: { '../a.js': FILE } })],
  ['has a file whose path leads up', 'content', signedAs({ files: { 'releases/../a.js': FILE } })],
  ['has a file in its own folder twice', 'content', signedAs({ files: { './a.js': FILE } })],
  ['has another format', 'content', signedAs({ format: 2 })],
  ['never expires', 'content', signedAs({ expires: 'never' })],
  ['is no object', 'content', { text: '[]' }],
])('a release that %s is refused (%s)', async (_, reason, served) => {
  expect(await refusalOf(readFrom(served))).toBe(reason);
});

const resultFor = async (name: string) => {
  const text = describeRelease({ sequence: 7 });
  return refusalOf(verifyRelease({ name, text, signatures: signaturesOf(text, key) }, keys));
};

test('a release is accepted under its names with and without the sequence (REL-76)', async () => {
  expect(await resultFor('1.1.0+1a2b3c4d.json')).toBe('accepted');
  expect(await resultFor('1.1.0+1a2b3c4d.7.json')).toBe('accepted');
});

test('a release is refused under a name with another sequence (REL-76)', async () => {
  expect(await resultFor('1.1.0+1a2b3c4d.8.json')).toBe('content');
});

test('a file with signatures is refused from 10 000 characters (REL-76)', async () => {
  const text = describeRelease();
  const signatures = signaturesOf(text, key);
  const refusalAt = (length: number) =>
    refusalOf(readFrom({ text, signatures: signatures.padEnd(length) }));
  expect(await refusalAt(9_999)).toBe('accepted');
  expect(await refusalAt(10_000)).toBe('content');
});

const decode = (bytes: Buffer) => new TextDecoder().decode(bytes);

// REL-54
test('any other byte of description or signature is refused', async () => {
  const text = describeRelease();
  const signatures = signaturesOf(text, key);
  const [{ ed25519, p256 } = { ed25519: '', p256: '' }] = elementsOf(text);
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const bytes = Buffer.from(text);
      const index = at % bytes.length;
      bytes[index] = (bytes[index] ?? 0) ^ change;
      expect(await refusalOf(readFrom({ text: decode(bytes), signatures }))).toBe('signature');
      const halves = [ed25519, p256].map((half) => {
        const changed = Buffer.from(half, 'base64');
        changed[at % 64] = (changed[at % 64] ?? 0) ^ change;
        return changed.toString('base64');
      });
      const [signature = {}] = (JSON.parse(signatures) as { signatures: object[] }).signatures;
      const tampered = { ...signature, ed25519: halves[0], p256: halves[1] };
      const file = JSON.stringify({ signatures: [tampered] });
      expect(await refusalOf(readFrom({ text, signatures: file }))).toBe('signature');
    }),
    { numRuns: 60 },
  );
});

// REL-54
test('whatever files there are, a reader refuses them or has a whole release', async () => {
  const json = fc.oneof(fc.json(), fc.string(), fc.constant(describeRelease()));
  const cut = fc.nat().map((at) => describeRelease().slice(0, at % 700));
  await fc.assert(
    fc.asyncProperty(fc.oneof(json, cut), json, json, async (text, signatures, served) => {
      const name = NAME;
      expect(await refusalOf(verifyRelease({ name, text, signatures }, keys))).not.toBe('accepted');
      const signed = { name, text, signatures: signaturesOf(text, key) };
      const outcome = await refusalOf(verifyRelease(signed, keys));
      expect(['accepted', 'content']).toContain(outcome);
      expect(await refusalOf(readFrom({ pointer: served }))).not.toBe('accepted');
    }),
    { numRuns: 200 },
  );
});

// REL-55
test.each([undefined, '', [], 'fascia1.', `${key.publicKey}A`, [key.publicKey, ''], 7])(
  'a key that cannot be read (%j) is a mistake in the host’s code',
  (given) => {
    expect(() => parsePublicKeys(given)).toThrow(
      new TypeError('fascia-host: wrong option publicKey'),
    );
  },
);
