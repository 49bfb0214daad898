import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostDocument, hostGlobal } from './hostGlobals.ts';

const SOURCES = join(import.meta.dirname, '../../..');
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !/\.test\.|fixtures\/|simulation\/|^testing\//.test(file))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** All properties of `document` that product code uses. */
const documentNames = new Set(
  [...code.matchAll(/\bhostDocument\.(\w+)/g)].map(([, name]) => String(name)),
);
/** Hides a property of `document`, as `<form name="…">` does in browsers but not in jsdom. */
function clobber(name: string): () => void {
  const form = document.createElement('form');
  Object.defineProperty(document, name, { value: form, configurable: true });
  return () => Reflect.deleteProperty(document, name);
}

// HOST-41
test('an element cannot replace a property of the document', () => {
  expect([...documentNames]).toEqual(
    expect.arrayContaining(['cookie', 'activeElement', 'addEventListener', 'querySelector']),
  );
  for (const name of documentNames) {
    const restore = clobber(name);
    const value: unknown = Reflect.get(hostDocument, name);
    restore();
    const own: unknown = Reflect.get(document, name);
    // Methods are bound to the document.
    const isOwn = typeof own === 'function' ? typeof value === 'function' : value === own;
    expect([name, isOwn]).toEqual([name, true]);
  }
});

// HOST-41
test('finds cookies and elements despite elements with these names', () => {
  document.cookie = 'Flavour=mild';
  const restore = ['cookie', 'querySelector'].map(clobber);
  const { cookie } = hostDocument;
  const body = hostDocument.querySelector('body');
  for (const undo of restore) undo();
  expect(cookie).toContain('Flavour=mild');
  expect(body).toBe(document.body);
});

test('finds a global variable that a script has set', () => {
  Reflect.set(window, 'nativeApp', { back: () => 'back' });
  expect(hostGlobal('nativeApp')).toHaveProperty('back');
  Reflect.deleteProperty(window, 'nativeApp');
});

// HOST-41
test('ignores an element whose id is the name of a global variable', () => {
  const element = document.createElement('div');
  // Browsers expose elements by id on the window's prototype chain.
  Object.defineProperty(Window.prototype, 'dataLayer', { value: element, configurable: true });
  const found = hostGlobal('dataLayer');
  Reflect.deleteProperty(Window.prototype, 'dataLayer');
  expect(found).toBeUndefined();
});
