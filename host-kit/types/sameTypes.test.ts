/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COPY = join(import.meta.dirname, '.otherTypes.ts');
afterAll(() => rmSync(COPY, { force: true }));

const compile = () =>
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../node_modules/typescript/bin/tsc'), '-p', import.meta.dirname],
    { encoding: 'utf8' },
  ).stdout;

// HK-28
test('a host’s types of settings and cart are the remote’s own, and a difference does not compile', () => {
  const source = readFileSync(join(import.meta.dirname, 'sameTypes.ts'), 'utf8');
  const wrong = source
    .replace("ModuleSettings['Header'],", "Omit<ModuleSettings['Header'], 'sticky'>,")
    .replace("CartModule['cartStore'],", "Omit<CartModule['cartStore'], 'undo'>,");
  writeFileSync(COPY, wrong);
  // The only errors are those of the two differences.
  expect(compile().match(/^\S+\.ts/gm)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('.otherTypes.ts')),
  );
});
