import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';
import { findTarget, hasHit, isHovered, watchPress } from './pointing.ts';

/** A visible element of the page. */
interface VisibleElement {
  text: string;
  value: string;
  /** Its box in the viewport (px). */
  box: { x: number; y: number; width: number; height: number };
}

/** In the page: the visible elements that match a selector and contain a text. */
function readElements(selector: string, text: string): VisibleElement[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => {
      const { visibility } = getComputedStyle(element);
      const isRendered = element.getClientRects().length > 0 && visibility === 'visible';
      return isRendered && (element.textContent ?? '').includes(text);
    })
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        text: (element.textContent ?? '').trim(),
        value: (element as HTMLInputElement).value ?? '',
        box: { x, y, width, height },
      };
    });
}

/** In the page: whether the header of the server's HTML is hydrated and the footer is interactive. */
const isHydrated = () =>
  document.readyState === 'complete' &&
  Boolean(document.querySelector('[data-fascia="header"]')) &&
  !document.querySelector('#header [data-fascia-layout="auto"]') &&
  performance.getEntriesByName('fascia:footer:interactive').length > 0;

/** Long enough for a page, or two if the first one redirects, on a busy machine. */
const PAGE_TIMEOUT_MS = 30_000;

/** A window of a shop's visitor. Its `expect…` methods poll until the page meets the expectation. */
export class Tab {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a page and waits until its header is interactive. */
  async open(path: string): Promise<void> {
    await this.#leave(() => this.driver.open(this.#origin + path));
    await this.#untilInteractive(path);
  }

  async reload(): Promise<void> {
    await this.#leave(() => this.driver.reload());
    await this.#untilInteractive();
  }

  /** Opens another window with the same cookies and stored data. */
  async openSibling(): Promise<Tab> {
    return new Tab(await this.driver.openSibling(), this.#origin);
  }

  /** Opens a page through a script of the current one, which the browser may cache. */
  async leaveFor(path: string): Promise<void> {
    await this.#leave(() => this.evaluate((address) => window.location.assign(address), path));
    await this.#untilInteractive(path);
  }

  /** Goes back or forward to a page that was left. The browser decides whether it has cached the page. */
  async return(direction: 'back' | 'forward', path: string): Promise<void> {
    // The drivers' own commands wait for events that a cached page does not have, or fail while a page is replaced. The
    // timer lets `evaluate` return before the page is left.
    await this.driver.evaluate((way) => void setTimeout(() => window.history[way]()), direction);
    await this.expectPath(path);
  }

  #markAsLeft(): Promise<void> {
    return this.evaluate(() => {
      Object.assign(window, { wasLeft: true });
    });
  }

  #wasLeft(): Promise<boolean> {
    return this.evaluate(() => Reflect.has(window, 'wasLeft'));
  }

  /** Navigates and waits for the new document, because WebDriver returns earlier. */
  async #leave(navigate: () => Promise<void>): Promise<void> {
    await this.#markAsLeft();
    await navigate();
    await expect.poll(() => this.#wasLeft()).toBe(false);
  }

  /** Runs a function in the page, and again if a navigation interrupts it. */
  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const outcome: { result?: Result } = {};
    await expect(async () => {
      outcome.result = await this.driver.evaluate(run, ...args);
    }).toPass();
    return outcome.result as Result;
  }

  read(selector: string, text = ''): Promise<VisibleElement[]> {
    return this.evaluate(readElements, selector, text);
  }

  /** Sends JSON to the shop, as the visitor. */
  async put(path: string, data: object): Promise<void> {
    const status = await this.evaluate(
      async (address, body) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address, { method: 'PUT', headers, body });
        return response.status;
      },
      path,
      JSON.stringify(data),
    );
    expect(status).toBeLessThan(300);
  }

  /** The centre of a visible element that is at rest and uncovered. */
  async #target(selector: string, text: string): Promise<[number, number]> {
    const target = await this.driver.evaluate(findTarget, selector, text);
    if (!target) throw new Error(`${selector} ${text} cannot be pressed`);
    return target;
  }

  /** Presses an element, and again if the page moved it in the meantime. */
  async click(selector: string, text = ''): Promise<void> {
    await expect(async () => {
      const target = await this.#target(selector, text);
      await this.driver.evaluate(watchPress);
      await this.driver.click(...target);
      expect(await this.evaluate(hasHit), `${selector} ${text} is pressed`).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [200] });
  }

  /** Moves the pointer to an element, and again if the page moved it in the meantime. */
  async hover(selector: string, text = ''): Promise<void> {
    await expect(async () => {
      await this.driver.movePointer(...(await this.#target(selector, text)));
      expect(await this.evaluate(isHovered), `${selector} ${text} is hovered`).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [200] });
  }

  /** Types into a field after a click into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.expectFocus(selector);
    await this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  async focus(selector: string): Promise<void> {
    await this.evaluate((selected) => {
      document.querySelector<HTMLElement>(selected)?.focus();
    }, selector);
    await this.expectFocus(selector);
  }

  async expectText(selector: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.read(selector)).map((element) => element.text).join('\n'))
      .toEqual(
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
      );
  }

  async expectVisible(selector: string, text = ''): Promise<void> {
    await expect
      .poll(async () => (await this.read(selector, text)).length, {
        message: `${selector} ${text}`,
      })
      .toBeGreaterThan(0);
  }

  async expectCount(selector: string, count: number, text = ''): Promise<void> {
    await expect
      .poll(async () => (await this.read(selector, text)).length, {
        message: `${selector} ${text}`,
      })
      .toBe(count);
  }

  expectHidden(selector: string, text = ''): Promise<void> {
    return this.expectCount(selector, 0, text);
  }

  async expectFocus(selector: string): Promise<void> {
    await expect
      .poll(() => this.evaluate((of) => Boolean(document.activeElement?.matches(of)), selector), {
        message: `focus on ${selector}`,
      })
      .toBe(true);
  }

  async expectPath(path: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => window.location.pathname + window.location.search), {
        timeout: PAGE_TIMEOUT_MS,
      })
      .toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
    await this.#untilInteractive();
  }

  /** Expects that the page cannot be scrolled sideways. */
  async expectNoSidewaysScroll(): Promise<void> {
    const excess = await this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess).toBe(0);
  }

  async #untilInteractive(path = ''): Promise<void> {
    await expect
      .poll(() => this.evaluate(isHydrated), {
        message: `header of ${path}`,
        timeout: PAGE_TIMEOUT_MS,
      })
      .toBe(true);
  }
}
