/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const kit: Record<string, unknown> = JSON.parse(read('host-kit/package.json'));
const fascia: Record<string, unknown> = JSON.parse(read('package.json'));

// SSR-70
test('the package has the version and the licence of fascia, and no dependencies', () => {
  expect([kit['version'], kit['license']]).toEqual([fascia['version'], fascia['license']]);
  expect(read('host-kit/LICENSE')).toBe(read('LICENSE'));
  expect(Object.keys(kit).filter((key) => /dependencies/i.test(key))).toEqual([]);
});

test('each export is compiled from a file of its name', () => {
  const exported = Object.entries(kit['exports'] as Record<string, Record<string, string>>);
  const compiled = exported.filter(([name]) => name !== './package.json');
  expect(compiled.length).toBeGreaterThan(0);
  for (const [name, { types, default: code }] of compiled) {
    const file = name.slice('./'.length);
    // Without `exports`, as `"moduleResolution": "node"` of older projects resolves types.
    expect(kit['typesVersions']).toMatchObject({ '*': { [file]: [types] } });
    expect([types, code]).toEqual([`./dist/${file}.d.ts`, `./dist/${file}.js`]);
    expect(existsSync(join(ROOT, `host-kit/src/${file}.ts`))).toBe(true);
  }
});
