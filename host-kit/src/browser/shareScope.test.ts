/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as client from 'react-dom/client';
import * as jsx from 'react/jsx-runtime';
import { findShareScope, type ShareScope } from './shareScope.ts';

const share = {
  react: React,
  'react-dom': ReactDom,
  'react-dom/client': client,
  'react/jsx-runtime': jsx,
};

/** React and React DOM with a version. */
const ofVersion = (version: string, more = {}) => ({
  ...share,
  react: { version, ...more },
  'react-dom': { version },
  'react-dom/client': { version },
});

const versionsOf = (scope: ShareScope) => Object.keys(scope['react'] ?? {});

/** Adds a federation runtime that shares a React to the page. */
function addRuntime(version: string): ShareScope {
  const scope = { react: { [version]: {} } };
  const remotes = { name: 'fascia', initializeSharing: () => [], shareScopeMap: {} };
  const host = { name: 'shop', initializeSharing: () => [], shareScopeMap: { default: scope } };
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [remotes, host] } });
  return scope;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

async function find(given: Parameters<typeof findShareScope>[0]) {
  const onUnfit = jest.fn();
  const scope = await findShareScope(given, 20, onUnfit);
  return { scope, versions: versionsOf(scope), isUnfit: onUnfit.mock.calls.length > 0 };
}

// HK-06
test('the remote receives all four modules of the host’s React', async () => {
  const { scope, isUnfit } = await find(share);
  expect(Object.keys(scope)).toEqual(Object.keys(share));
  const shared = scope['react']?.[React.version] as { get(): Promise<() => unknown> };
  expect((await shared.get())()).toHaveProperty('useState', React.useState);
  expect(isUnfit).toBe(false);
});

// HK-06
test('a function that imports React is called', async () => {
  const { versions } = await find({ ...share, react: async () => React });
  expect(versions).toEqual([React.version]);
});

// HK-06
test.each([
  ['React 18', ofVersion('18.3.1')],
  ['React 20', ofVersion('20.0.0')],
  ['React DOM of another version', { ...share, react: { version: '19.0.0' } }],
  ['React without React DOM', { react: React } as never],
  ['React that cannot be loaded', { ...share, react: () => Promise.reject(new Error('No')) }],
])('%s is reported, and the remote uses its own React', async (_, given) => {
  expect(await find(given)).toEqual({ scope: {}, versions: [], isUnfit: true });
});

// HK-06
test('a page without React is not reported', async () => {
  expect(await find(undefined)).toEqual({ scope: {}, versions: [], isUnfit: false });
});

// HK-06
test.each([
  ['19.3.0-canary-ab12cd34-20260101', '19.3.0'],
  ['19.0.0-rc.1', '19.0.0'],
])('React %s counts as %s', async (label, version) => {
  expect((await find(ofVersion(label))).versions).toEqual([version]);
});

// HK-06
test('an experimental React is recognised by its features', async () => {
  const label = '0.0.0-experimental-ab12cd34-20260101';
  expect((await find(ofVersion(label, { useActionState: () => {} }))).versions).toEqual(['19.0.0']);
  expect((await find(ofVersion(label))).isUnfit).toBe(true);
});

// HK-06
test('a federation runtime takes precedence over the option share', async () => {
  const scope = addRuntime('19.1.0');
  expect((await find(share)).scope).toBe(scope);
});

// HK-06
test('a canary release of React 19 in a federation runtime is shared', async () => {
  const scope = addRuntime('19.3.0-canary-ab12cd34-20260101');
  expect(await find(undefined)).toEqual({ scope, versions: versionsOf(scope), isUnfit: false });
});

// HK-06
test.each(['18.3.1', '18.3.0-canary-ab12cd34-20230101', '19.0.0-rc.1', '190.0.0'])(
  'React %s in a federation runtime is not shared',
  async (version) => {
    addRuntime(version);
    expect(await find(undefined)).toEqual({ scope: {}, versions: [], isUnfit: true });
  },
);

const hangs = () => new Promise<never>(() => {});

// HK-06
test('the remote uses its own React if the page’s React does not load in time', async () => {
  const ownReact = { scope: {}, versions: [], isUnfit: true };
  expect(await find({ ...share, react: hangs })).toEqual(ownReact);
  const host = { name: 'shop', initializeSharing: () => [hangs()], shareScopeMap: {} };
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [host] } });
  expect(await find(undefined)).toEqual(ownReact);
});
