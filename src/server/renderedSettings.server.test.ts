/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { noAnswer, shopServices } from '../testing/serverServices.ts';
import { fragmentModules } from './fragment.ts';
import { render } from './render.ts';

const { services } = shopServices({ read: noAnswer });

const throwing = () => {
  throw new Error('A host’s');
};
const cyclic: { tags: { allOf: unknown[] } } = { tags: { allOf: [] } };
cyclic.tags.allOf.push(cyclic);

const hostile: [string, object][] = [
  ['a getter that throws', Object.defineProperty({}, 'site', { get: throwing, enumerable: true })],
  ['a proxy that throws', new Proxy({}, { get: throwing, ownKeys: throwing })],
  ['a number that JSON does not know', { searchWidth: 5n }],
  ['a cycle', cyclic],
  ['a group that throws', { tags: new Proxy({}, { get: throwing, ownKeys: throwing }) }],
  ['a value that cannot be written as JSON', { site: 'DE', toJSON: throwing }],
  ['a symbol', { site: Symbol('DE') }],
];

describe('A server’s module', () => {
  // SSR-01
  test.each(hostile)('with %s in its settings has the default instead', async (_, settings) => {
    for (const module of fragmentModules) {
      const usual = await render(module, {}, services);
      expect((await render(module, settings, services)).html).toBe(usual.html);
    }
  });

  // SSR-01
  test.each(fragmentModules)('has only settings in its state (%s)', async (module) => {
    const settings = { site: 'AT', visitor: 'Ada Lovelace', navigate: () => {} };
    const { state } = await render(module, settings, services);
    expect(JSON.parse(state).settings).toEqual({ site: 'AT' });
  });

  // SSR-01
  test('has one place for the page between header and footer', async () => {
    const body = [{ title: 'fascia:content', url: '/a' }];
    const read = async () => ({ status: 200, body });
    const header = await render('Header', {}, { ...services, read });
    expect(header.html).toContain('>fascia:content<');
    const layout = await render('Layout', {}, { ...services, read });
    expect(layout.html).toContain('</header><!--fascia:content--><footer');
    expect(layout.html).toContain('>fascia:content<');
  });
});
