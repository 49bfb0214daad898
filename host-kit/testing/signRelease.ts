import { createKey, readKey, signaturesOf as sign } from '../../tools/release/releaseKey.ts';
import { integrityOf } from '../../tools/build/webpack/integrity/integrity.ts';

/** A key as `npm run release:key` creates it. */
export const createReleaseKey = () => readKey(createKey().file, 'key');

export type ReleaseKey = ReturnType<typeof createReleaseKey>;

/** The content of a signature file, as the release command writes it. */
export const signaturesOf = (text: string, ...keys: readonly ReleaseKey[]): string =>
  sign(text, keys);

export const sha384 = (content: string): string => integrityOf(Buffer.from(content));

/** The text of `current.json`. Each given field replaces one. */
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
