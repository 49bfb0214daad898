import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as exposedControls from '../../src/exposes/ui.ts';
import { promotionSchema } from '../../src/features/promotions/chunks/services/promotionSchema.ts';
import { allStates, toSelector } from '../../shell-host/demo-shop/playground/states/states.ts';
import { EXPOSED_MODULES } from '../../config/federation.ts';
import { settingsFiles } from './settingsFiles.ts';

const ROOT = join(import.meta.dirname, '../..');
const shown = allStates.flatMap(({ shows }) => shows.map(toSelector)).join(' ');
const stages = new Set(allStates.map(({ stage }) => stage));

const isShown = (part: string) =>
  shown.includes(`[data-part="${part}"]`) || shown.includes(`[data-part=${part}]`);

// HOST-104
test('the playground has a state for every control of fascia/ui', () => {
  const names = Object.keys(exposedControls).filter((name) => /^[A-Z]/.test(name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !stages.has(name))).toEqual([]);
});

// HOST-104
test('the playground has states for every module that is a component', () => {
  const components = EXPOSED_MODULES.filter((name) => /^[A-Z]/.test(name));
  const onEveryPage = new Set(['Header', 'Footer']);
  expect(components.filter((name) => !onEveryPage.has(name) && !stages.has(name))).toEqual([]);
});

/** The name of the part that displays each kind of promotion. */
const partOfKind: Record<string, string> = {
  ApiTopBannerPromotion: 'top-banner',
  ApiHeaderBenefitsPromotion: 'benefits',
  ApiCategory: 'category-banner',
  ApiPiPromotion: 'pi-banner',
};

// HOST-104
test('the playground has a state for every kind of promotion', () => {
  const [kinds] = promotionSchema.pipe;
  const types: string[] = kinds.options.map(({ entries }) => entries.type.literal);
  expect(types.length).toBeGreaterThan(3);
  expect(types.filter((type) => !isShown(partOfKind[type] ?? type))).toEqual([]);
});

/** Displayed only after the previous error has disappeared, 7.5 s later (CART-35). */
const LATER = 'cart-error-last';

// HOST-104
test('the playground has a state for every documented part', () => {
  const sources = globSync('src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !/[.]test[.]|\/testing\//.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const parts = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:data-)?part="([a-z-]+)"/g)].map(([, part = '']) => part),
  );
  expect(parts.length).toBeGreaterThan(50);
  expect([...new Set(parts)].filter((part) => part !== LATER && !isShown(part))).toEqual([]);
});

// HOST-104
test('the playground’s controls and the tables for hosts are up to date (npm run settings)', async () => {
  const files = [...(await settingsFiles(ROOT))];
  expect(files).toHaveLength(2);
  expect(files.map(([file]) => [file, readFileSync(file, 'utf8')])).toEqual(files);
});
