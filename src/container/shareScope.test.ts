/** @jest-environment node */
import { findShared } from './shareScope.ts';

const NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const all = (version: string, names = NAMES) =>
  Object.fromEntries(
    names.map((name) => [name, { [version]: { get: () => () => `${name} ${version}` } }]),
  );

async function packageOf(scope: object, name = 'react') {
  const factory = await findShared(scope as Parameters<typeof findShared>[0])(name);
  return factory?.();
}

// HK-170
test('uses the React of the page', async () => {
  for (const name of NAMES) expect(await packageOf(all('19.1.0'), name)).toBe(`${name} 19.1.0`);
});

// HK-170
test('accepts a canary release of React 19', async () => {
  expect(await packageOf(all('19.3.0-canary-1a2b3c4d-20260101'))).toContain('19.3.0-canary');
});

// HK-170
test.each(['18.3.1', '19.0.0-rc-1a2b3c4d', '20.0.0', '190.0.0', '0.0.0-experimental-1a2b3c4d'])(
  'does not use the page’s React %s',
  async (version) => {
    expect(await packageOf(all(version))).toBeUndefined();
  },
);

// HK-170
test.each(NAMES)('uses none of the page’s packages if %s has another version', async (missing) => {
  const others = NAMES.filter((name) => name !== missing);
  const scope = { ...all('19.1.0', others), ...all('19.2.0', [missing]) };
  for (const name of NAMES) expect(await packageOf(scope, name)).toBeUndefined();
});

// HK-170
test('uses the newest complete version', async () => {
  const versions = ['19.1.0', '19.10.0-canary-1', '19.10.0', '18.3.1', '19.9.3'];
  const scope = Object.fromEntries(
    NAMES.map((name) => [
      name,
      Object.fromEntries(versions.map((version) => [version, { get: () => () => version }])),
    ]),
  );
  expect(await packageOf({ ...scope, react: { ...scope['react'], '19.20.0': {} } })).toBe(
    '19.10.0',
  );
});

// HK-170
test('uses one version for all packages, even if the page adds a newer one later', async () => {
  const scope: Record<string, object> = all('19.1.0');
  const find = findShared(scope as Parameters<typeof findShared>[0]);
  const load = async (name: string) => (await find(name))?.();
  expect(await load('react')).toBe('react 19.1.0');
  for (const [name, newer] of Object.entries(all('19.2.0')))
    Object.assign(scope[name] ?? {}, newer);
  expect(await load('react-dom')).toBe('react-dom 19.1.0');
});

// HK-170
test('does not request a package that the page has already loaded', async () => {
  const loaded = { get: () => Promise.reject(new Error('requested')), lib: () => 'loaded' };
  const scope = Object.fromEntries(NAMES.map((name) => [name, { '19.1.0': loaded }]));
  expect(await packageOf(scope)).toBe('loaded');
});

// HK-170
test('rejects with the name of a package that the page shares but does not provide', async () => {
  const scope = Object.fromEntries(NAMES.map((name) => [name, { '19.1.0': {} }]));
  await expect(packageOf(scope)).rejects.toThrow('"react"');
  expect(await packageOf({})).toBeUndefined();
});
