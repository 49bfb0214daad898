/** @jest-environment node */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteCodes } from '../../src/foundation/sites/sites.ts';
import { writeDefaultFragments } from './writeDefaultFragments.ts';

/** A renderer whose markup contains its arguments and the result of a read. */
const RENDERER = `export async function render(module, settings, { read, files, filesUrl }) {
  const answer = await read({ path: '/x' }).catch(() => 'none');
  return { html: JSON.stringify({ module, settings, answer }), head: filesUrl, state: '{}', version: files.version, missing: ['x'] };
}`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fascia-defaults-'));
  mkdirSync(join(folder, 'server/defaults'), { recursive: true });
  mkdirSync(join(folder, 'remote'));
  writeFileSync(join(folder, 'server/server.js'), RENDERER);
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'remote/fragments.json'), '{"version":"1.0.0+1234"}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const names = [
  'header',
  'header-start',
  'header-category',
  'header-reduced',
  'footer',
  'footer-without-newsletter',
  'footer-reduced',
  'newsletter-form',
  'layout',
];

// SSR-120
test('a build contains each module of each site as rendered without services', async () => {
  writeFileSync(join(folder, 'server/defaults/header.XX.json'), 'of a site that is gone');
  await writeDefaultFragments(folder, 'https://cdn.test/');
  expect(readdirSync(join(folder, 'server/defaults')).toSorted()).toEqual(
    names.flatMap((name) => siteCodes.map((site) => `${name}.${site}.json`)).toSorted(),
  );
  const text = readFileSync(join(folder, 'server/defaults/header-reduced.HU.json'), 'utf8');
  const { html, ...rest } = JSON.parse(text) as Record<string, string>;
  expect(JSON.parse(html ?? '')).toEqual({
    module: 'Header',
    settings: { site: 'HU', reduced: true },
    answer: 'none',
  });
  expect(rest).toEqual({ head: 'https://cdn.test/', state: '{}', version: '1.0.0+1234' });
});
