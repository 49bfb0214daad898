/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { noResponse, shopServices } from '../testing/serverServices.ts';
import type { RenderServices } from './fragment.ts';
import { render } from './render.ts';

const chunk = (name: string) => ({ scripts: [`${name}.js`], styles: [`${name}.css`] });

const files: RenderServices['files'] = {
  version: 'development',
  chunks: Object.fromEntries(
    [
      'Header',
      'Footer',
      'hydration',
      'locale-de-AT',
      'locale-hu-HU',
      'announcements',
      'content-AT',
    ].map((name) => [name, chunk(name)]),
  ),
  integrity: { 'Header.js': 'sha384-a', 'Header.css': 'sha384-b' },
};

const namesIn = (head: string) => [...head.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);

// SSR-05
test('lists the style sheets and scripts of the module, locale and site once', async () => {
  const { services } = shopServices({ files });
  const { head } = await render('Layout', { site: 'AT' }, services);
  expect(namesIn(head.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')).toSorted()).toEqual(
    [
      'Footer.css',
      'Footer.js',
      'Header.css',
      'Header.js',
      'announcements.css',
      'announcements.js',
      'content-AT.css',
      'content-AT.js',
      'hydration.css',
      'hydration.js',
      'locale-de-AT.css',
      'locale-de-AT.js',
    ].map((name) => `/remote/${name}`),
  );
});

// SSR-05
test('files have their integrity, priority and CORS mode', async () => {
  const { services } = shopServices({ files, read: noResponse });
  const own = (await render('Header', {}, services)).head;
  expect(own).toContain(
    '<link rel="stylesheet" data-href="Header.css" href="/remote/Header.css" crossorigin="anonymous" integrity="sha384-b">',
  );
  expect(own).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/remote/Header.js" crossorigin="anonymous" integrity="sha384-a">',
  );
  expect(own).not.toContain('announcements');
  const elsewhere = { ...services, filesUrl: 'https://cdn.test/a"b/' };
  expect((await render('Header', {}, elsewhere)).head).toContain(
    'href="https://cdn.test/a&quot;b/Header.js" crossorigin="anonymous" integrity="sha384-a"',
  );
});

// HK-202
test('the guard precedes the style sheets', async () => {
  const unstyled = '[data-fascia-unstyled]{color:red}';
  const guarded = { ...files, unstyled, unstyledScript: 'watch()' };
  const { services } = shopServices({ files: guarded });
  const { head } = await render('Header', { site: 'AT' }, services);
  expect(head).toMatch(
    /^<style>\[data-fascia-unstyled\]\{color:red\}<\/style><script>watch\(\)<\/script><link rel="stylesheet"/,
  );
});
