import { createHash } from 'node:crypto';
import { pageScripts } from '../../host-kit/src/server.ts';
import { expect, test } from './fixtures.ts';
import { pauseClock } from './pauseClock.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';

/** A script that says when it runs. */
const scriptText = (name: string) => `ran.push('${name}')`;
const integrity = `sha256-${createHash('sha256').update(scriptText('hashed')).digest('base64')}`;
const SCRIPTS = [
  '/slow.js',
  { src: '/hashed.js', integrity },
  { src: '/module.js', isModule: true },
  '/last.js',
];
const FIRST_DELAY_MS = 500;
const FRAME_MS = 20;

// HK-200
test('A page’s own scripts run after its first frame and in their order, each is loaded once, under a strict policy', async ({
  page,
  pageErrors,
}) => {
  const requests: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route('**/*.js', async (route) => {
    const name = route
      .request()
      .url()
      .replace(/.*\/|\.js/g, '');
    requests.push(name);
    // The others wait for it, though they have come before.
    if (name === 'slow') await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS));
    await route.fulfill({ contentType: 'text/javascript', body: scriptText(name) });
  });
  const fragments = [{ html: '<header>Aroma</header>' }];
  const body = `<!doctype html><meta charset="utf-8"><title>Shop</title>
<script nonce="${NONCE}">ran = [];</script>
<template data-fascia-scripts><script src="/foreign.js"></script></template>
${fragments[0]?.html}
${pageScripts(SCRIPTS, { fragments, nonce: NONCE })}`;
  const headers = { 'Content-Security-Policy': strictPolicy() };
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  const ran = () => page.evaluate(() => Reflect.get(window, 'ran') as string[]);
  await pauseClock(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual(['hashed', 'last', 'module', 'slow']);
  expect(await ran()).toEqual([]);
  await page.clock.runFor(FRAME_MS);
  await expect.poll(ran).toEqual(['slow', 'hashed', 'module', 'last']);
  expect(requests).toHaveLength(4);
  expect(messages).toEqual([]);
  expect(pageErrors).toEqual([]);
});
