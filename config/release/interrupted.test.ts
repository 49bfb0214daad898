/** @jest-environment node */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuild } from './fixtures/createBuild.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { spawnCommand } from './fixtures/spawnCommand.ts';
import { prune } from './prune.ts';
import { makeCurrent } from './makeCurrent.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const parent = mkdtempSync(join(tmpdir(), 'fascia-release-'));
afterAll(() => rmSync(parent, { recursive: true }));

const KEY_FILE = join(parent, 'key.json');
const { file, publicKey } = createKey();
writeFileSync(KEY_FILE, file);
const keys = [readKey(file, KEY_FILE)];

const VERSIONS = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.1.0+cccccccc', '1.2.0+dddddddd'] as const;
const [FIRST, SECOND, THIRD, FOURTH] = VERSIONS;
const builds = new Map(
  VERSIONS.map((version) => [version, createBuild(join(parent, 'builds', version), version)]),
);
const buildOf = (version: (typeof VERSIONS)[number]) => builds.get(version) ?? '';

/** A folder with three releases. The first one was replaced ten days ago. */
const base = join(parent, 'base');
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
publish(publishOptions(base, buildOf(FIRST), { keys, now: daysAgo(20) }));
publish(publishOptions(base, buildOf(SECOND), { keys, now: daysAgo(10) }));
publish(publishOptions(base, buildOf(THIRD), { keys, now: daysAgo(1) }));

let folders = 0;
function copyOfBase(): string {
  folders += 1;
  const into = join(parent, `folder-${folders}`);
  cpSync(base, into, { recursive: true, preserveTimestamps: true });
  return into;
}

/** A release command in a process of its own. */
const run = (into: string, command: readonly string[], env: Record<string, string> = {}) =>
  spawnCommand([into, KEY_FILE, ...command], {
    NODE_COMPILE_CACHE: join(parent, 'compiled'),
    ...env,
  });

/** Temporary files that a command has left. */
const remains = (into: string) =>
  globSync('**/.writing-*', { cwd: into }).concat(
    readdirSync(join(into, 'releases')).filter((name) => name === '.lock'),
  );

/** What a folder has, without the numbers that differ from run to run: half a file has half its size. */
const stateOf = (into: string) =>
  readdirSync(into, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const shown = path.slice(into.length).replace(/-\d+-|\.lock\.[\w-]+/, '#');
      return /owner|\.json\.(?:br|gz)$/.test(name) ? shown : `${shown} ${statSync(path).size}`;
    })
    .toSorted();

/**
 * Checks the folders that a command leaves which is killed at each of its writes. They come from one process, in which no
 * write succeeds after that one; it has ended when they are checked, as one that was killed has.
 */
async function killAtEveryWrite(
  command: readonly string[],
  check: (into: string) => void,
): Promise<number> {
  const copies = mkdtempSync(join(parent, 'killed-'));
  const { code, output, error } = await run(base, command, { COPIES: copies });
  expect([code, error]).toEqual([0, '']);
  const count = Number(output);
  // A process that is really killed leaves the same files.
  const half = String(Math.floor(count / 2));
  const into = copyOfBase();
  const { signal } = await run(into, command, { KILL_AT: half });
  expect(signal).toBe('SIGKILL');
  expect(stateOf(into)).toEqual(stateOf(join(copies, half)));
  check(into);
  for (let at = 1; at <= count; at += 1) check(join(copies, String(at)));
  rmSync(copies, { recursive: true });
  return count;
}

// REL-04
describe('A command that is killed at any write leaves a whole release', () => {
  test('while it publishes', async () => {
    const kills = await killAtEveryWrite(['publish', buildOf(FOURTH)], (into) => {
      expect([THIRD, FOURTH]).toContain(readServed(into, publicKey).version);
      publish(publishOptions(into, buildOf(FOURTH), { keys }));
      const { version, copies } = readServed(into, publicKey);
      expect(version).toBe(FOURTH);
      expect(copies).toEqual({ remoteEntry: FOURTH, container: FOURTH, fragments: FOURTH });
      expect(remains(into)).toEqual([]);
    });
    expect(kills).toBeGreaterThan(40);
  });

  test('while it goes back to an older release', async () => {
    const kills = await killAtEveryWrite(['current', SECOND], (into) => {
      const { version, sequence } = readServed(into, publicKey);
      expect([SECOND, THIRD]).toContain(version);
      makeCurrent(FIRST, publishOptions(into, '', { keys }));
      const after = readServed(into, publicKey);
      expect(after.copies).toEqual({ remoteEntry: FIRST, container: FIRST, fragments: FIRST });
      expect(after.sequence).toBeGreaterThan(sequence);
      expect(remains(into)).toEqual([]);
    });
    expect(kills).toBeGreaterThan(15);
  });

  test('while it prunes', async () => {
    const kills = await killAtEveryWrite(['prune', String(5 * DAY)], (into) => {
      expect(readServed(into, publicKey).version).toBe(THIRD);
      prune(into, 5 * DAY, new Date());
      for (const version of [SECOND, THIRD]) {
        makeCurrent(version, publishOptions(into, '', { keys }));
        expect(readServed(into, publicKey).version).toBe(version);
      }
      expect(existsSync(join(into, 'releases', `${FIRST}.json`))).toBe(false);
      expect(remains(into)).toEqual([]);
    });
    expect(kills).toBeGreaterThan(8);
  });
});

// REL-73
test.each([2, 30])(
  'a full disk at write %d is reported and leaves a whole release without temporary files',
  async (write) => {
    const into = copyOfBase();
    const { code, error } = await run(into, ['publish', buildOf(FOURTH)], {
      FULL_AT: String(write),
    });
    expect([code, error]).toEqual([1, 'ENOSPC: no space left on device, write']);
    expect([THIRD, FOURTH]).toContain(readServed(into, publicKey).version);
    expect(remains(into)).toEqual([]);
    publish(publishOptions(into, buildOf(FOURTH), { keys }));
    expect(readServed(into, publicKey).version).toBe(FOURTH);
  },
);

const lockOf = (into: string, owner: object) => {
  const lock = join(into, 'releases/.lock');
  mkdirSync(lock);
  const id = '00000000-0000-4000-8000-000000000000';
  writeFileSync(join(lock, 'owner.json'), JSON.stringify({ id, ...owner }));
};
const now = () => new Date().toISOString();

// REL-05
describe('Of two commands at once', () => {
  test('the second reports the first and ends with 1, and the first finishes', async () => {
    const into = copyOfBase();
    const gate = join(parent, 'gate');
    const env = { HOLD_AT: '12', GATE: gate };
    const first = run(into, ['publish', buildOf(FOURTH)], env);
    while (!existsSync(`${gate}.reached`)) await new Promise((go) => setTimeout(go, 10));
    const second = await run(into, ['current', FIRST]);
    expect(second.code).toBe(1);
    expect(second.error).toMatch(/^Another release command is at work .*process \d+ on \S+, since/);
    writeFileSync(gate, '');
    expect((await first).code).toBe(0);
    expect(readServed(into, publicKey).version).toBe(FOURTH);
  });

  test('each is done completely or not at all', async () => {
    const into = copyOfBase();
    const commands = [
      ['publish', buildOf(FOURTH)],
      ['current', FIRST],
      ['current', SECOND],
      ['prune', String(30 * DAY)],
    ];
    const ended = await Promise.all(commands.map((command) => run(into, command)));
    expect(ended.map(({ signal }) => signal)).toEqual([null, null, null, null]);
    expect(ended.some(({ code }) => code === 0)).toBe(true);
    for (const { error } of ended.filter(({ code }) => code !== 0)) {
      expect(error).toMatch(/^Another release command/);
    }
    const { version, copies } = readServed(into, publicKey);
    expect(copies).toEqual({ remoteEntry: version, container: version, fragments: version });
  });

  test.each([
    ['has ended on this machine', { pid: 2 ** 22 + 1, host: hostname(), since: now() }],
    ['began hours ago on another', { pid: 1, host: 'other', since: daysAgo(0.1).toISOString() }],
  ])('one that %s does not hold up the other', (_, owner) => {
    const into = copyOfBase();
    lockOf(into, owner);
    makeCurrent(SECOND, publishOptions(into, '', { keys }));
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  test.each([
    ['runs on this machine', { pid: process.pid, host: hostname(), since: now() }],
    ['began just now on another', { pid: 2 ** 22 + 1, host: 'other', since: now() }],
  ])('one that %s holds up the other', (_, owner) => {
    const into = copyOfBase();
    lockOf(into, owner);
    const options = publishOptions(into, '', { keys });
    expect(() => makeCurrent(SECOND, options)).toThrow('Another release command is at work');
    expect(readServed(into, publicKey).version).toBe(THIRD);
  });
});
