import { jest } from '@jest/globals';
import { lazyPart } from '../../../foundation/async/lazyPart.ts';
import { lazyTexts } from '../../../foundation/i18n/lazyTexts.ts';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { failingImport } from '../../../testing/failingImport.ts';
import { makeStore } from '../../store.ts';
import type { RenderedPage } from './serverState.ts';
import { adoptModule, adoptState } from './adoptState.ts';

collectErrors();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const goOnline = () => window.dispatchEvent(new Event('online'));
const A_WHILE_MS = 60_000;

const count = (calls: unknown[][]) => calls.filter(([name]) => name === 'online').length;

/** Adopts the state of a module whose texts and code fail to load the given number of times. */
function adopt({ texts = 0, code = 0 }) {
  const importTexts = failingImport(texts);
  const { catalogue } = lazyTexts('test', async () => {
    await importTexts();
    return { 'header.icon.cart': ['Warenkorb'] };
  })('de-DE');
  const importCode = failingImport(code);
  const part = lazyPart({ module: 'footer', operation: 'content' }, importCode);
  const outcome = { isReady: false };
  void adoptState([], makeStore(), { ready: {} }, { parts: [catalogue, part] }).then(
    () => (outcome.isReady = true),
  );
  return { outcome, importTexts, importCode };
}

describe('A server-rendered module', () => {
  // SSR-03
  test.each([{ texts: 1 }, { code: 1 }, { texts: 2, code: 2 }])(
    'is hydrated when the browser is online again (%j)',
    async (failures) => {
      const { outcome } = adopt(failures);
      await jest.advanceTimersByTimeAsync(5000);
      expect(outcome.isReady).toBe(false);
      goOnline();
      await jest.advanceTimersByTimeAsync(5000);
      goOnline();
      await jest.advanceTimersByTimeAsync(5000);
      expect(outcome.isReady).toBe(true);
    },
  );

  // SSR-03
  test('is hydrated after its texts have failed, even without an `online` event', async () => {
    const { outcome } = adopt({ texts: 2 });
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(outcome.isReady).toBe(true);
  });

  // SSR-03
  test('retries failed imports at growing intervals and does not repeat successful ones', async () => {
    const { importTexts, importCode } = adopt({ texts: Infinity, code: 0 });
    await jest.advanceTimersByTimeAsync(60 * A_WHILE_MS);
    expect(importTexts.mock.calls.length).toBeLessThan(12);
    expect(importCode).toHaveBeenCalledTimes(1);
  });

  // SSR-03
  test('leaves no timers or listeners behind when everything has been loaded', async () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    const added = jest.spyOn(window, 'addEventListener');
    const { outcome } = adopt({ texts: 1, code: 1 });
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(outcome.isReady).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    expect(count(added.mock.calls)).toBeGreaterThan(0);
    expect(count(removed.mock.calls)).toBe(count(added.mock.calls));
  });
});

describe('A header on a page whose state contains a promotion', () => {
  const CODE = { module: 'promotions', operation: 'load' };

  /** Adopts a header on a page with this markup and this promotion. Returns the outcome and the promise of the code. */
  async function adoptHeader(markup: string, key: string, data: unknown) {
    document.body.innerHTML = markup;
    const code = Promise.withResolvers<string>();
    const state = { promotions: { [key]: { data } } } as unknown as RenderedPage['state'];
    const outcome = { isReady: false };
    const promotionParts = [lazyPart(CODE, () => code.promise)];
    const needs = { parts: [], promotionParts };
    void adoptModule('header', makeStore(), { ready: {}, state }, needs).then(
      () => (outcome.isReady = true),
    );
    await jest.advanceTimersByTimeAsync(1000);
    return { outcome, code };
  }

  // SSR-02, SSR-140
  test('waits for the code of promotions that a server has rendered', async () => {
    const { outcome, code } = await adoptHeader('<p data-fascia="header"></p>', 'DE  X', {});
    expect(outcome.isReady).toBe(false);
    code.resolve('code');
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome.isReady).toBe(true);
  });

  // SSR-140
  test('is hydrated without the code of promotions if it fails to load', async () => {
    const { outcome, code } = await adoptHeader('<p data-fascia="header"></p>', 'DE  X', {});
    code.reject(new Error('blocked'));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome.isReady).toBe(true);
  });

  // SSR-140
  test('is hydrated without the code of promotions after a timeout of 2.5 s', async () => {
    const { outcome } = await adoptHeader('<p data-fascia="header"></p>', 'DE  X', {});
    await jest.advanceTimersByTimeAsync(1500);
    expect(outcome.isReady).toBe(true);
  });

  // SSR-02
  test.each([
    ['of a footer', '<p data-fascia="header"></p>', 'content DE  SHOP_FOOTER', {}],
    ['that does not exist', '<p data-fascia="header"></p>', 'DE  X', null],
    ['of a header that no server has rendered', '', 'DE  X', {}],
  ])('does not wait for the code of a promotion %s', async (_, markup, key, data) => {
    const { outcome } = await adoptHeader(markup, key, data);
    expect(outcome.isReady).toBe(true);
  });
});
