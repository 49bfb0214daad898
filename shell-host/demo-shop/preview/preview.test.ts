/** @jest-environment node */
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';

const PREVIEW = '/service/preview/api';
const TESTS = '/service/abtestfrontend/api/v1/gettestsat';
const TOP = '/service/promotion/api/promotion/~header_top';

function setUp() {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const shop = createShop({ now: () => new Date(time) });
  const shopper = createShopper(shop.fetch);
  return {
    shop,
    shopper,
    becomeStaff: () => shopper.put('/demo/visitor', { kind: 'LOGGED_OUT', staff: true }),
    statusOf: async (path: string) => (await (await shopper.get(PREVIEW + path)).json()).status,
    currentBanner: async () => JSON.parse((await (await shopper.get(TOP)).json()).contentJSON),
    wait: (minutes: number) => {
      time += minutes * 60_000;
    },
  };
}

test('rejects visitors who are not staff', async () => {
  const { shopper, statusOf } = setUp();
  for (const path of ['/auth/checkauth', '/auth/login/renew', '/token?previewDateTime=x']) {
    expect((await shopper.get(PREVIEW + path)).status).toBe(401);
    expect(await statusOf(path)).toBe('UNAUTHORIZED');
  }
  expect(shopper.cookies.has('Preview')).toBe(false);
});

test('staff see the chosen time until they log out', async () => {
  const { shopper, becomeStaff, currentBanner } = setUp();
  await becomeStaff();
  const now = await currentBanner();
  await shopper.get(`${PREVIEW}/token?previewDateTime=2026-12-10T08:30:00`);
  expect(shopper.cookies.has('Preview')).toBe(true);
  const previewed = await currentBanner();
  expect(previewed.voucherCode.code).toBe('ADVENT10');
  expect(previewed.headline).not.toBe(now.headline);
  expect(await (await shopper.get(`${PREVIEW}/auth/checkauth`)).json()).toEqual({
    status: 'SUCCESS',
    dateTime: '2026-12-10T08:30:00',
  });
  await shopper.get(`${PREVIEW}/auth/logout`);
  expect([shopper.cookies.has('StaffAuth'), shopper.cookies.has('Preview')]).toEqual([
    false,
    false,
  ]);
  expect(await currentBanner()).toEqual(now);
});

test('a preview applies only to its own session, and only with the preview cookie', async () => {
  const { shop, shopper, becomeStaff, currentBanner } = setUp();
  await becomeStaff();
  const now = await currentBanner();
  await shopper.get(`${PREVIEW}/token?previewDateTime=2026-12-10T08:30:00`);
  const { contentJSON } = await (await createShopper(shop.fetch).get(TOP)).json();
  expect(JSON.parse(contentJSON)).toEqual(now);
  shopper.cookies.delete('Preview');
  expect(await currentBanner()).toEqual(now);
});

test('a preview of a test group displays its variant', async () => {
  const { shopper, becomeStaff, currentBanner } = setUp();
  await becomeStaff();
  const now = await currentBanner();
  const choice = 'test=top-banner-wording&group=offer-first';
  await shopper.get(`${PREVIEW}/token?previewDateTime=2026-11-21T10:00:00&${choice}`);
  expect((await currentBanner()).headline).toBe(now.promotionShortText);
  expect(await (await shopper.get(`${PREVIEW}/auth/checkauth`)).json()).toMatchObject({
    abTestName: 'top-banner-wording',
    abTestGroup: 'offer-first',
  });
});

test('rejects an invalid time, a test without a group and a test that is not running', async () => {
  const { statusOf, becomeStaff } = setUp();
  await becomeStaff();
  const day = 'previewDateTime=2026-11-21T10:00:00';
  const invalidQueries = [
    '',
    'previewDateTime=2026-02-30T10:00:00',
    'previewDateTime=2026-11-21',
    `${day}&test=top-banner-wording`,
    `${day}&group=control`,
    `${day}&test=top-banner-wording&group=dark`,
    `${day}&test=advent-banner&group=dark`,
  ];
  for (const query of invalidQueries) expect(await statusOf(`/token?${query}`)).toBe('BAD_REQUEST');
  expect(await statusOf(`/token?${day}&test=benefits-order&group=newsletter-first`)).toBe(
    'SUCCESS',
  );
});

test('requests that change the session require the CSRF token (HOST-62)', async () => {
  const { shopper, becomeStaff, currentBanner, statusOf } = setUp();
  await becomeStaff();
  const now = await currentBanner();
  for (const token of ['', 'wrong']) {
    for (const path of [
      '/token?previewDateTime=2026-12-10T08:30:00',
      '/auth/login/renew',
      '/auth/logout',
    ]) {
      expect((await shopper.get(PREVIEW + path, { 'X-XSRF-TOKEN': token })).status).toBe(403);
    }
  }
  expect(await currentBanner()).toEqual(now);
  expect(await statusOf('/auth/checkauth')).toBe('SUCCESS');
});

test('a staff session ends 15 minutes after its last renewal', async () => {
  const { statusOf, becomeStaff, wait } = setUp();
  await becomeStaff();
  for (let times = 0; times < 5; times += 1) {
    expect(await statusOf('/auth/login/renew')).toBe('SUCCESS');
    wait(5);
  }
  wait(15);
  expect(await statusOf('/auth/login/renew')).toBe('UNAUTHORIZED');
  expect(await statusOf('/auth/checkauth')).toBe('UNAUTHORIZED');
  await becomeStaff();
  expect(await statusOf('/auth/checkauth')).toBe('SUCCESS');
});

test('tests run on their days, and none runs in the last week of the year', async () => {
  const { shopper } = setUp();
  const namesAt = async (time: string) => {
    const tests = await (await shopper.get(`${TESTS}?time=${time}`)).json();
    return tests.map(({ name }: { name: string }) => name);
  };
  expect(await namesAt('2026-01-10T00:00:00')).toEqual(['top-banner-wording']);
  expect(await namesAt('2027-12-24T23:59:00')).toHaveLength(3);
  expect(await namesAt('2026-12-25T00:00:00')).toEqual([]);
  expect((await shopper.get(`${TESTS}?time=soon`)).status).toBe(400);
});

test('staff get the promotions of a day with their start and end times (PREV-43)', async () => {
  const { shopper, becomeStaff } = setUp();
  const read = (day: string) => shopper.get(`${PREVIEW}/promotiontimes?day=${day}`);
  expect((await read('2026-12-01')).status).toBe(401);
  await becomeStaff();
  expect((await read('soon')).status).toBe(400);
  const placesOn = async (day: string, wanted: string) => {
    const schedule: { id: string; test?: string; begin?: string; end?: string }[] = await (
      await read(day)
    ).json();
    return schedule
      .filter(({ id, test }) => id === wanted && !test)
      .map(({ begin, end }) => [begin, end]);
  };
  expect(await placesOn('2026-12-01', '~header_top')).toEqual([
    ['2026-09-01T00:00:00', '2026-12-01T00:00:00'],
    ['2026-12-01T00:00:00', '2026-12-25T00:00:00'],
  ]);
  expect(await placesOn('2026-12-10', '~header_pi')).toEqual([
    ['2026-12-09T20:00:00', '2026-12-10T08:00:00'],
    ['2026-12-10T08:00:00', '2026-12-10T20:00:00'],
    ['2026-12-10T20:00:00', '2026-12-11T08:00:00'],
  ]);
  expect(await placesOn('2026-12-10', '~header_benefits')).toEqual([[undefined, undefined]]);
});
