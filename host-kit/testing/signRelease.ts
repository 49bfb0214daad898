import { createKey, readKey, signaturesOf as sign } from '../../config/release/releaseKey.ts';
import { integrityOf } from '../../config/webpack/integrity/integrity.ts';

/** A key as `npm run release:key` makes it. */
export const createReleaseKey = () => readKey(createKey().file, 'key');

export type ReleaseKey = ReturnType<typeof createReleaseKey>;

/** The content of a description's `.sig`, as the release command writes it. */
export const signaturesOf = (text: string, ...keys: readonly ReleaseKey[]): string =>
  sign(Buffer.from(text), keys);

const DAY_MS = 86_400_000;
export const sha384 = (content: string): string => integrityOf(Buffer.from(content));

/** A description; what is given replaces a field. */
export function describeRelease(given: object = {}): string {
  const now = Date.now();
  return JSON.stringify({
    format: 1,
    version: '1.1.0+1a2b3c4d',
    sequence: 7,
    created: new Date(now).toISOString(),
    expires: new Date(now + 90 * DAY_MS).toISOString(),
    commit: null,
    contract: 1,
    entry: 'remoteEntry.0123456789.js',
    integrity: sha384('remoteEntry'),
    container: { entry: 'container.0123456789.js', integrity: sha384('container') },
    modules: ['Header', 'Footer'],
    files: { 'Header.0123456789.js': { integrity: sha384('Header'), bytes: 6 } },
    ...given,
  });
}
