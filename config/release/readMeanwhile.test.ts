/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuild } from './fixtures/createBuild.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { spawnCommand } from './fixtures/spawnCommand.ts';
import { readFolder } from './folder/releaseFolder.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const parent = mkdtempSync(join(tmpdir(), 'fascia-release-'));
afterAll(() => rmSync(parent, { recursive: true }));

const KEY_FILE = join(parent, 'key.json');
const { file } = createKey();
writeFileSync(KEY_FILE, file);
const keys = [readKey(file, KEY_FILE)];

const VERSIONS = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'] as const;
const into = join(parent, 'served');
for (const version of VERSIONS) {
  publish(publishOptions(into, createBuild(join(parent, 'builds', version), version), { keys }));
}

/** So many that at least one falls between two files that are read: without their order the test fails. */
const ROUNDS = 4;

/** Makes each release current in turn, in processes of their own. */
async function switchReleases(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const version of VERSIONS) {
      const command = [into, KEY_FILE, 'current', version];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { code } = await spawnCommand(command, {
        NODE_COMPILE_CACHE: join(parent, 'compiled'),
      });
      expect(code).toBe(0);
    }
  }
}

// REL-05
test('the folder can be read at any moment while other commands make releases current', async () => {
  const state = { isOver: false };
  const switches = switchReleases().finally(() => (state.isOver = true));
  let reads = 0;
  while (!state.isOver) {
    expect(readFolder(into).current).toBeDefined();
    reads += 1;
    // oxlint-disable-next-line no-await-in-loop -- until the switches are over
    await new Promise((go) => setImmediate(go));
  }
  await switches;
  expect(reads).toBeGreaterThan(ROUNDS);
});
