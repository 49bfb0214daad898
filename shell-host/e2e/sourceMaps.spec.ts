import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../config/distFolder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** An address of a file on a machine; webpack's own begin with `webpack://<name>/`. */
const ABSOLUTE = /^(?:file:|\/|[A-Za-z]:[\\/]|webpack:\/\/[^/]*\/(?:\/|[A-Za-z]:))/;

// REL-18
test('No source map of the build says where on a machine it was built', () => {
  const maps = globSync('{remote,server,shell-host}/**/*.map', { cwd: distFolder() });
  expect(maps.filter((map) => map.startsWith('server'))).toHaveLength(1);
  expect(maps.filter((map) => map.startsWith('remote')).length).toBeGreaterThan(40);
  for (const map of maps) {
    const text = readFileSync(join(distFolder(), map), 'utf8');
    const { sources, sourceRoot = '' } = JSON.parse(text) as {
      sources: string[];
      sourceRoot?: string;
    };
    expect([map, [sourceRoot, ...sources].filter((source) => ABSOLUTE.test(source))]).toEqual([
      map,
      [],
    ]);
    expect([map, text.includes(ROOT)]).toEqual([map, false]);
  }
});
