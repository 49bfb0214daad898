/** @jest-environment node */
import fc from 'fast-check';
import { createReleaseKey, pointerText, signaturesOf } from '../../testing/signRelease.ts';
import { parsePublicKeys } from './publicKeys.ts';
import { readRelease, verifyRelease } from './readRelease.ts';
import { ReleaseError } from './releaseError.ts';

const POINTER = 'https://cdn.test/fascia/releases/current.json';
const key = createReleaseKey();
const other = createReleaseKey();
const keys = parsePublicKeys(key.publicKey);

interface Served {
  text?: string | undefined;
  signatures?: string | undefined;
  seen?: number;
  pinned?: typeof keys;
}

/** Reads files of a fake folder. A file that is `undefined` does not exist. */
function readFrom(served: Served) {
  const text = 'text' in served ? served.text : pointerText();
  const { seen = 0, pinned = keys } = served;
  const signatures = 'signatures' in served ? served.signatures : signaturesOf(text ?? '', key);
  const files = new Map([
    [POINTER, text],
    ['https://cdn.test/fascia/releases/pointers/7.sig', signatures],
  ]);
  return readRelease(POINTER, {
    keys: pinned,
    read: async (url) => files.get(url),
    seen: () => seen,
  });
}

/** Resolves with the reason for a refusal. Rethrows other errors. */
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
test('a release that is signed by a pinned key is accepted', async () => {
  const { pointer } = await readFrom({});
  expect(pointer).toMatchObject({ version: '1.1.0+1a2b3c4d', entry: 'container.0123456789.js' });
});

// REL-50
test('one signature by one of the pinned keys is sufficient', async () => {
  // A data attribute of a script element contains both keys in one string.
  for (const both of [[other.publicKey, key.publicKey], `${other.publicKey} ${key.publicKey}`]) {
    expect(await refusalOf(readFrom({ pinned: parsePublicKeys(both) }))).toBe('accepted');
  }
  const text = pointerText();
  const signatures = signaturesOf(text, other, key);
  expect(await refusalOf(readFrom({ text, signatures }))).toBe('accepted');
});

const past = new Date(Date.now() - 1000).toISOString();
const future = new Date(Date.now() + 60_000).toISOString();

test('a release is accepted until it expires (REL-53)', async () => {
  expect(await refusalOf(readFrom({ text: pointerText({ expires: future }) }))).toBe('accepted');
});

// REL-53
test.each<[string, string, Served]>([
  ['has no signature file', 'unsigned', { signatures: undefined }],
  ['has an empty signature file', 'content', { signatures: '' }],
  ['is signed by another key', 'signature', { pinned: parsePublicKeys(other.publicKey) }],
  ['has the signature of another text', 'signature', { signatures: signaturesOf('{}', key) }],
  ['has expired', 'expired', { text: pointerText({ expires: past }) }],
  ['is older than one seen before', 'sequence', { seen: 8 }],
  ['has an error page as its signature', 'content', { signatures: '<h1>Sorry</h1>' }],
  ['has an error page as its pointer', 'content', { text: '<h1>Sorry</h1>' }],
  ['has no pointer', 'network', { text: undefined }],
  ['has no hash of its entry', 'content', { text: pointerText({ integrity: undefined }) }],
  ['has no hash of its manifest', 'content', { text: pointerText({ fragments: '' }) }],
  ['has an entry outside its folder', 'content', { text: pointerText({ entry: '..' }) }],
  ['has a path as its entry', 'content', { text: pointerText({ entry: '../evil.js' }) }],
  ['has a path as its version', 'content', { text: pointerText({ version: '../1.1.0' }) }],
  ['has an invalid expiry', 'content', { text: pointerText({ expires: 'never' }) }],
  ['has no sequence', 'content', { text: pointerText({ sequence: undefined }) }],
  // REL-76
  [
    'has too many signatures',
    'content',
    { signatures: signaturesOf(pointerText(), key).repeat(21) },
  ],
])('a release that %s is refused (%s)', async (_, reason, served) => {
  expect(await refusalOf(readFrom(served))).toBe(reason);
});

// REL-53
test('any changed byte of pointer or signature is refused', async () => {
  const text = pointerText();
  const signature = Buffer.from(signaturesOf(text, key), 'base64');
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const tamper = (bytes: Buffer) => {
        const changed = Buffer.from(bytes);
        changed[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ change;
        return changed;
      };
      const changedText = new TextDecoder().decode(tamper(Buffer.from(text)));
      const signatures = signaturesOf(text, key);
      expect(await refusalOf(verifyRelease({ text: changedText, signatures }, keys))).toBe(
        'signature',
      );
      const changed = `${tamper(signature).toString('base64')}\n`;
      expect(await refusalOf(verifyRelease({ text, signatures: changed }, keys))).toBe('signature');
    }),
    { numRuns: 60 },
  );
});

// REL-53
test('random files are refused and cause no other error', async () => {
  const cut = fc.nat().map((at) => pointerText().slice(0, at % 200));
  const content = fc.oneof(fc.json(), fc.string(), cut);
  await fc.assert(
    fc.asyncProperty(content, content, async (text, signatures) => {
      expect(await refusalOf(readFrom({ text, signatures }))).not.toBe('accepted');
      const signed = { text, signatures: signaturesOf(text, key) };
      expect(await refusalOf(verifyRelease(signed, keys))).toBe('content');
    }),
    { numRuns: 100 },
  );
});

// REL-55
test.each([undefined, '', [], 'fascia1.', `${key.publicKey}A`, [key.publicKey, ''], 7])(
  'an invalid key (%j) throws a TypeError',
  (given) => {
    expect(() => parsePublicKeys(given)).toThrow(
      new TypeError('fascia-host: invalid option publicKey'),
    );
  },
);
