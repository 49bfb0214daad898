import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  Builder,
  Key as SeleniumKey,
  Origin,
  type Actions,
  type Navigation,
  type WebDriver,
} from 'selenium-webdriver';
import type { Browser, Driver, Key } from './driver.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  Space: SeleniumKey.SPACE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  Backspace: SeleniumKey.BACK_SPACE,
};

const CAPABILITIES = (miniBrowser: string) => ({
  browserName: 'MiniBrowser',
  // `load` would wait for the first page again when a cached page is restored.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
});

/** Time in which a browser starts on a busy machine, in ms. */
const START_MS = 40_000;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a virtual screen. @returns its process and its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function untilListening(port: number): Promise<void> {
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) await setTimeout(50);
}

async function startDriver(driverPath: string, display: string) {
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  await untilListening(port);
  return { driver, port };
}

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen, with its WebDriver. On a very busy machine the browser sometimes
 * does not start, and the driver then waits without end. Both are then started again.
 *
 * @param driverPath Path of `WebKitWebDriver`.
 * @param miniBrowser Path of `MiniBrowser`.
 */
export async function launchWebKit(driverPath: string, miniBrowser: string): Promise<Browser> {
  const { screen, display } = await startScreen();
  let started = await startDriver(driverPath, display);
  async function open(width: number, height: number): Promise<Driver> {
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${started.port}`)
      .withCapabilities(CAPABILITIES(miniBrowser))
      .build();
    return openWindowOf(session, { width, height });
  }
  return {
    async openWindow(width, height) {
      const late = setTimeout(START_MS, undefined, { ref: false });
      const window = await Promise.race([open(width, height), late]);
      if (window) return window;
      started.driver.kill();
      started = await startDriver(driverPath, display);
      return open(width, height);
    },
    async close() {
      started.driver.kill();
      screen.kill();
    },
  };
}

/** In the page: waits for a function's result. */
const ASYNC_SCRIPT = (run: string) =>
  `const done = arguments[arguments.length - 1];
  Promise.resolve()
    .then(() => (${run})(...arguments[0]))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Sizes the session's selected window. Its frame and toolbar are part of its size. */
async function openWindowOf(
  session: WebDriver,
  size: { width: number; height: number },
): Promise<Driver> {
  const { width, height } = size;
  await session
    .manage()
    .window()
    .setRect({ width, height: height + 60, x: 0, y: 0 });
  return createDriver(session, await session.getWindowHandle(), size);
}

/** Each command selects its window, because a session may have several. */
function createDriver(
  session: WebDriver,
  handle: string,
  size: { width: number; height: number },
): Driver {
  const select = () => session.switchTo().window(handle);
  const actIn = async (act: (actions: Actions) => Actions) => {
    await select();
    await act(session.actions()).perform();
  };
  const navigate = async (go: (navigation: Navigation) => Promise<void>) => {
    await select();
    await go(session.navigate());
  };
  return {
    open: (address) => navigate((navigation) => navigation.to(address)),
    reload: () => navigate((navigation) => navigation.refresh()),
    async evaluate(run, ...args) {
      await select();
      const result = await session.executeAsyncScript<{ value: never; error?: string }>(
        ASYNC_SCRIPT(run.toString()),
        args,
      );
      if (result.error !== undefined) throw new Error(result.error);
      return result.value;
    },
    movePointer: (x, y) => actIn((actions) => actions.move({ origin: Origin.VIEWPORT, x, y })),
    click: (x, y) =>
      actIn((actions) => actions.move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click()),
    type: (text) => actIn((actions) => actions.sendKeys(text)),
    press: (key) => actIn((actions) => actions.sendKeys(KEYS[key])),
    async setCookie(name, value) {
      await select();
      await session.manage().addCookie({ name, value, path: '/' });
    },
    async openSibling() {
      await session.switchTo().newWindow('window');
      return openWindowOf(session, size);
    },
    close: () => session.quit(),
  };
}
