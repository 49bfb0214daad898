import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from './releaseError.ts';
import { checkPublicKey, readKey, type SigningKey } from './releaseKey.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const RELEASE_HELP = `npm run release:check                                    checks the build before publication, without the key
npm run release -- --into <folder>                       publishes the build and makes it current
npm run release -- --into <folder> --not-current         publishes it without making it current
npm run release -- --into <folder> --current <version>   makes a published release current: rolls back or forward, or signs again
npm run release -- --into <folder> --prune 30d           removes releases that have not been current for this long
npm run release -- --into <folder> --list                lists the releases; * marks the current one

  --from <folder>               the build; default: dist/remote
  --key <file>                  signs with this private key; repeatable. Alternatively, the key's text in RELEASE_KEY
  --public-key <text>           verifies the signatures of --list, as --key does; repeatable
  --expires 90d                 lifetime of the pointer; default: unlimited
  --unsigned                    allows an unsigned release after a signed one
  --major                       allows another major version than the current one
  --source-maps publish|omit    whether to publish source maps; default: publish
`;

/** Converts `30d` or `12h` to milliseconds. @throws {ReleaseError} If the text is invalid. */
export function parseDuration(text: string): number {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (!count)
    throw new ReleaseError(`Give a time as days or hours, such as 30d or 12h, not "${text}"`);
  return Number(count) * (unit === 'd' ? DAY_MS : HOUR_MS);
}

const OPTIONS = {
  into: { type: 'string' },
  from: { type: 'string' },
  'not-current': { type: 'boolean' },
  current: { type: 'string' },
  prune: { type: 'string' },
  list: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  'public-key': { type: 'string', multiple: true },
  expires: { type: 'string' },
  unsigned: { type: 'boolean' },
  major: { type: 'boolean' },
  'source-maps': { type: 'string', default: 'publish' },
  help: { type: 'boolean' },
} as const;

type Command =
  | { name: 'publish'; notCurrent: boolean }
  | { name: 'current'; version: string }
  | { name: 'prune'; ageMs: number }
  | { name: 'list' };

type Values = ReturnType<typeof readValues>;

function readValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new ReleaseError((error as Error).message.split('\n', 1)[0]);
  }
}

function readCommand({ current, prune, list, 'not-current': notCurrent }: Values): Command {
  const given = [current, prune, list, notCurrent].filter((value) => value !== undefined);
  if (given.length > 1) {
    throw new ReleaseError('Give only one of --not-current, --current, --prune and --list');
  }
  if (current !== undefined) return { name: 'current', version: current };
  if (prune !== undefined) return { name: 'prune', ageMs: parseDuration(prune) };
  return list ? { name: 'list' } : { name: 'publish', notCurrent: notCurrent ?? false };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ReleaseError(`The key file ${file} cannot be read`);
  }
}

function readKeys(files: readonly string[], variable: string | undefined): SigningKey[] {
  if (files.length > 0) return files.map((file) => readKey(readText(file), file));
  return variable ? [readKey(variable, 'RELEASE_KEY')] : [];
}

export interface ReleaseOptions {
  command: Command;
  into: string;
  from: string | undefined;
  keys: readonly SigningKey[];
  /** Keys that verify signatures, including those of `keys`. */
  publicKeys: readonly string[];
  expiresMs: number | undefined;
  unsigned: boolean;
  major: boolean;
  sourceMaps: 'publish' | 'omit';
}

/** Parses the command line. Returns `null` for `--help`. @throws {ReleaseError} If it is invalid. */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ReleaseOptions | null {
  const values = readValues(args);
  if (values.help) return null;
  if (!values.into)
    throw new ReleaseError('Give the served folder: --into <folder> (--help lists all options)');
  const sourceMaps = values['source-maps'];
  if (sourceMaps !== 'publish' && sourceMaps !== 'omit') {
    throw new ReleaseError(`--source-maps must be publish or omit, not "${sourceMaps}"`);
  }
  const keys = readKeys(values.key ?? [], environment['RELEASE_KEY']);
  const { unsigned = false, major = false } = values;
  if (unsigned && keys.length > 0)
    throw new ReleaseError('Give either a key or --unsigned, not both');
  return {
    command: readCommand(values),
    into: resolve(values.into),
    from: values.from && resolve(values.from),
    keys,
    publicKeys: [
      ...keys.map(({ publicKey }) => publicKey),
      ...(values['public-key'] ?? []).map(checkPublicKey),
    ],
    expiresMs: values.expires === undefined ? undefined : parseDuration(values.expires),
    unsigned,
    major,
    sourceMaps,
  };
}
