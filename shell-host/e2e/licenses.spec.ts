import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../config/distFolder.ts';
import { expect, test } from './fixtures.ts';

const BUILDS = distFolder();
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/@.][^/]*)\/(?!.*node_modules\/)/;

for (const [build, address] of [
  ['remote', '/remote/licenses.txt'],
  ['shell-host', '/host/licenses.txt'],
] as const) {
  const files = (pattern: string) => globSync(pattern, { cwd: join(BUILDS, build) });
  const read = (file: string) => readFileSync(join(BUILDS, build, file), 'utf8');

  // HOST-65, HOST-66
  test(`The build of ${build} has the licence of every package in its source maps, and its scripts no comments but their addresses`, async ({
    request,
  }) => {
    const sources = files('*.map').flatMap((file): string[] => JSON.parse(read(file)).sources);
    const packages = new Set(sources.flatMap((source) => source.match(PACKAGE)?.[1] ?? []));
    expect(packages.size).toBeGreaterThan(build === 'remote' ? 25 : 5);

    const response = await request.get(address);
    expect(response.status()).toBe(200);
    const sections = (await response.text()).split(/^-{80}$/m).map((section) => section.trim());
    const listed = new Map(
      sections.map((section) => [section.split(' ')[0] ?? '', section.length] as const),
    );
    expect([...packages].filter((name) => !((listed.get(name) ?? 0) > 500))).toEqual([]);
    for (const tool of ['webpack', 'mini-css-extract-plugin', '@module-federation/enhanced'])
      expect(listed.has(tool)).toBe(true);
    const scripts = files('*.js');
    expect(scripts.length).toBeGreaterThan(1);
    expect(files('*.LICENSE.txt')).toEqual([]);
    const commented = scripts.filter((file) => /\/\*!|@license|@preserve/.test(read(file)));
    expect(commented).toEqual([]);
  });
}
