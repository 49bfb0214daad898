import { createKey, readKey, signaturesOf as sign } from '../../tools/release/releaseKey.ts';
import { integrityOf } from '../../tools/build/webpack/integrity/integrity.ts';

/** Creates a key like `npm run release:key`. */
export const createReleaseKey = () => readKey(createKey().file, 'key');

export type ReleaseKey = ReturnType<typeof createReleaseKey>;

/** Returns the content of a signature file. */
export const signaturesOf = (text: string, ...keys: readonly ReleaseKey[]): string =>
  sign(text, keys);

export const sha384 = (content: string): string => integrityOf(Buffer.from(content));

/** Returns the text of `current.json`, with the given fields. */
export function pointerText(given: object = {}): string {
  return JSON.stringify({
    version: '1.1.0+1a2b3c4d',
    entry: 'container.0123456789.js',
    integrity: sha384('container'),
    fragments: sha384('fragments'),
    sequence: 7,
    issuedAt: new Date().toISOString(),
    ...given,
  });
}
