import { realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printOrFail, ReleaseError } from './releaseError.ts';
import { createKey } from './releaseKey.ts';
import { assertNotCommittable } from './build/git.ts';

// `npm run release:key -- --out <file>`: creates a key that signs releases. Prints the public key, which hosts pin.
function readOut(): string {
  try {
    const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
    if (out) return resolve(out);
  } catch {
    // Continue with the usage message below.
  }
  throw new ReleaseError('Usage: npm run release:key -- --out <file>');
}

/** Writes the key. Returns the output for the operator. */
function writeKey(out: string): string {
  let folder: string;
  try {
    folder = realpathSync(dirname(out));
  } catch {
    throw new ReleaseError(`The folder ${dirname(out)} does not exist`);
  }
  assertNotCommittable(join(folder, basename(out)), folder);
  const { file, publicKey } = createKey();
  try {
    writeFileSync(out, file, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'the file exists and keys are never overwritten' : code;
    throw new ReleaseError(`${out} was not written: ${reason}`);
  }
  return `Private key: ${out} (keep it secret)\nPublic key, for hosts: ${publicKey}\n`;
}

printOrFail(() => writeKey(readOut()));
