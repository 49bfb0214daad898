import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from './releaseError.ts';
import { parsePublicKey, readKey, type SigningKey, type VerifyingKey } from './releaseKey.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const RELEASE_HELP = `npm run release -- --into <folder>                       publishes the build, and makes it current
npm run release -- --into <folder> --not-current         publishes it beside the current one
npm run release -- --into <folder> --current <version>   makes a published release current: back, or forward
npm run release -- --into <folder> --renew               signs the current release anew
npm run release -- --into <folder> --prune 30d           removes what ceased to be current so long ago
npm run release -- --into <folder> --list                shows the releases; * is the current one

  --from <folder>               the build; by default dist/remote
  --key <file>                  signs with this private key; once for each key. Or its text in RELEASE_KEY
  --public-key <text>           --list checks signatures by it, as hosts do that pin it; once for each key. It has --key too
  --expires 90d                 how long the signature is good
  --unsigned                    takes a folder on without a signature whose current release has one
  --major                       takes another major version than the current one's
  --source-maps publish|omit    whether source maps are published; by default they are
`;

/** `30d` or `12h` in milliseconds. @throws ReleaseError */
export function parseDuration(text: string): number {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (!count)
    throw new ReleaseError(`A time is a number of days or hours, as 30d or 12h, not "${text}"`);
  return Number(count) * (unit === 'd' ? DAY_MS : HOUR_MS);
}

const OPTIONS = {
  into: { type: 'string' },
  from: { type: 'string' },
  'not-current': { type: 'boolean' },
  current: { type: 'string' },
  renew: { type: 'boolean' },
  prune: { type: 'string' },
  list: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  'public-key': { type: 'string', multiple: true },
  expires: { type: 'string', default: '90d' },
  unsigned: { type: 'boolean' },
  major: { type: 'boolean' },
  'source-maps': { type: 'string', default: 'publish' },
  help: { type: 'boolean' },
} as const;

type Command =
  | { name: 'publish'; notCurrent: boolean }
  | { name: 'current'; version: string }
  | { name: 'renew' }
  | { name: 'prune'; ageMs: number }
  | { name: 'list'; publicKeys: readonly VerifyingKey[] };

type Values = ReturnType<typeof readValues>;

function readValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new ReleaseError((error as Error).message.split('\n', 1)[0]);
  }
}

function readCommand(values: Values): Command {
  const { current, renew, prune, list, 'not-current': notCurrent = false } = values;
  const publicKeys = (values['public-key'] ?? []).map(parsePublicKey);
  const commands: Command[] = [
    ...(current === undefined ? [] : [{ name: 'current', version: current } as const]),
    ...(renew ? [{ name: 'renew' } as const] : []),
    ...(prune === undefined ? [] : [{ name: 'prune', ageMs: parseDuration(prune) } as const]),
    ...(list ? [{ name: 'list', publicKeys } as const] : []),
  ];
  const [command, second] = commands;
  if (second || (command && notCurrent)) {
    throw new ReleaseError(
      '--not-current, --current, --renew, --prune and --list exclude each other',
    );
  }
  if (publicKeys.length > 0 && !list) throw new ReleaseError('--public-key is for --list');
  return command ?? { name: 'publish', notCurrent };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ReleaseError(`The key ${file} cannot be read`);
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
  expiresMs: number;
  unsigned: boolean;
  major: boolean;
  sourceMaps: 'publish' | 'omit';
}

/** What an operator has asked for; null for help. @throws ReleaseError */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ReleaseOptions | null {
  const values = readValues(args);
  if (values.help) return null;
  if (!values.into)
    throw new ReleaseError('Name the served folder: --into <folder> (--help shows all)');
  const sourceMaps = values['source-maps'];
  if (sourceMaps !== 'publish' && sourceMaps !== 'omit') {
    throw new ReleaseError(`--source-maps is publish or omit, not "${sourceMaps}"`);
  }
  const keys = readKeys(values.key ?? [], environment['RELEASE_KEY']);
  const { unsigned = false, major = false } = values;
  if (unsigned && keys.length > 0) throw new ReleaseError('Give a key or --unsigned, not both');
  return {
    command: readCommand(values),
    into: resolve(values.into),
    from: values.from && resolve(values.from),
    keys,
    expiresMs: parseDuration(values.expires),
    unsigned,
    major,
    sourceMaps,
  };
}
