import { expect, test as base, type Page } from '@playwright/test';
import { serveSignedHost, type SignedHost } from './signedReleaseFolder.ts';

const test = base.extend<{ host: SignedHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  host: async ({}, use) => {
    const host = await serveSignedHost();
    host.publish('1.0.0+a', 4);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.origin);
  },
});

const slot = (page: Page) => page.locator('#header');
const state = (page: Page, expected: string) =>
  expect(slot(page)).toHaveAttribute('data-fascia-slot-state', expected);

/** Why releases were refused, as the page's events tell it. */
const refusals = (page: Page) =>
  page.evaluate(() => {
    const told: { type: string; reason?: string }[] = Reflect.get(window, 'told');
    return told.filter(({ type }) => type === 'refused').map(({ reason }) => reason);
  });

/** One character of a file in the folder becomes another. */
function tamper({ files }: SignedHost, name: string, from: string, to: string): void {
  const text = files.get(name) ?? '';
  expect(text).toContain(from);
  files.set(name, text.replace(from, to));
}

/** Another first character. */
const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

/** What a stranger who can write to the CDN may do to the release 1.1.0, and what is said of it. */
const attacks: [string, string, (host: SignedHost) => void][] = [
  [
    'whose description was changed',
    'signature',
    (host) => tamper(host, '1.1.0+b.json', '"sequence":5', '"sequence":6'),
  ],
  [
    'whose signature was changed',
    'signature',
    (host) => {
      const name = '1.1.0+b.json.sig';
      const { signatures } = JSON.parse(host.files.get(name) ?? '');
      const { ed25519, p256, key } = signatures[0];
      const changed = { key, ed25519: other(ed25519), p256: other(p256) };
      host.files.set(name, JSON.stringify({ signatures: [changed] }));
    },
  ],
  ['without a signature', 'unsigned', ({ files }) => void files.delete('1.1.0+b.json.sig')],
];

// REL-56, REL-68
test('a release that the key has signed fills the slot, and the next page asks for the pointer alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = request.url().split('/releases/');
    if (name) asked.push(decodeURIComponent(name));
  });
  await page.goto('/');
  await state(page, 'filled');
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  expect(asked).toEqual(['current.json', '1.0.0+a.json', '1.0.0+a.json.sig']);
  await page.reload();
  await state(page, 'filled');
  expect(asked.slice(3)).toEqual(['current.json']);
  expect(await refusals(page)).toEqual([]);
});

// REL-57, REL-58, REL-68
test('of a release that a stranger has touched nothing runs: who was there has the last good one, others the host’s header', async ({
  page,
  browser,
  host,
}) => {
  await page.goto('/');
  await state(page, 'filled');
  for (const [what, reason, attack] of attacks) {
    await test.step(`a release ${what}`, async () => {
      host.publish('1.1.0+b', 5);
      attack(host);
      await page.reload();
      await state(page, 'filled');
      expect(await refusals(page)).toEqual([reason]);

      const stranger = await browser.newPage();
      await stranger.goto(host.origin);
      await state(stranger, 'absent');
      await expect(slot(stranger).getByRole('link', { name: 'Shop' })).toBeVisible();
      expect(await stranger.evaluate(() => '__fascia_container__' in window)).toBe(false);
      expect(await refusals(stranger)).toEqual([reason]);
      await stranger.close();
    });
  }
});

// REL-59, REL-68
test('an older release is refused to who has seen a newer one, and only to them', async ({
  page,
  browser,
  host,
}) => {
  const pointer = host.files.get('current.json') ?? '';
  host.publish('1.1.0+b', 5);
  await page.goto('/');
  await state(page, 'filled');
  host.files.set('current.json', pointer);
  await page.reload();
  await state(page, 'filled');
  expect(await refusals(page)).toEqual(['sequence']);
  const stranger = await browser.newPage();
  await stranger.goto(host.origin);
  await state(stranger, 'filled');
  expect(await refusals(stranger)).toEqual([]);
  await stranger.close();
});
