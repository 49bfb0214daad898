import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A page of a tab: the visible page or a prerendered page. */
interface TabPage {
  /** Calls a method of the Chrome DevTools Protocol. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Evaluates an expression. Returns `undefined` if it is rejected, because the page may be navigating. */
  evaluate(expression: string): Promise<unknown>;
}

export interface TabBrowser {
  /** The address at which another client can connect to the browser. */
  readonly endpoint: string;
  /** Finds a page by a part of its address. Prerendered pages keep their object when they are shown. */
  findPage(address: string): TabPage | undefined;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { targetId: string; type: string; url: string } };
  result?: Record<string, unknown>;
}

/**
 * Opens an address in a separate Chromium and controls it through the tab. Chromium does not prerender pages for
 * clients that attach to pages directly, as Playwright does.
 */
export async function openInTab(executable: string, address: string): Promise<TabBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-tab-'));
  const flags = [
    '--headless=new',
    '--window-size=1500,900',
    '--no-sandbox',
    '--no-first-run',
    '--disable-gpu',
  ];
  const process = spawn(
    executable,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => process.once('close', resolve));
  let endpoint = '';
  for await (const line of createInterface(process.stderr)) {
    endpoint = /^DevTools listening on (.*)$/.exec(line)?.[1] ?? '';
    if (endpoint) break;
  }
  process.stderr.resume();
  const socket = new WebSocket(endpoint);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  const pending = new Map<number, (result: Record<string, unknown>) => void>();
  const pages = new Map<string, { url: string; page: TabPage }>();
  let lastId = 0;
  const send: (
    method: string,
    params?: object,
    sessionId?: string,
  ) => ReturnType<TabPage['send']> = (method, params = {}, sessionId) =>
    new Promise((resolve) => {
      lastId += 1;
      pending.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    });
  const pageOf = (sessionId: string): TabPage => ({
    send: (method, params) => send(method, params, sessionId),
    async evaluate(expression) {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await send('Runtime.evaluate', options, sessionId);
      return (result as { value?: unknown } | undefined)?.value;
    },
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result }: Message = JSON.parse(String(data));
    if (id !== undefined) pending.get(id)?.(result ?? {});
    const { sessionId, targetInfo } = params ?? {};
    if (targetInfo?.type !== 'page') return;
    const { targetId, url } = targetInfo;
    const known = pages.get(targetId);
    if (method === 'Target.targetInfoChanged' && known) known.url = url;
    if (method === 'Target.attachedToTarget' && sessionId) {
      pages.set(targetId, { url, page: pageOf(sessionId) });
    }
  });

  await send('Target.setDiscoverTargets', { discover: true });
  const filter = [{ type: 'tab' }];
  const { targetInfos } = await send('Target.getTargets', { filter });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId } = await send('Target.attachToTarget', {
    targetId: tab?.targetId,
    flatten: true,
  });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId as string,
  );
  const [first] = pages.values();
  await first?.page.send('Page.navigate', { url: address });
  return {
    endpoint,
    findPage: (part) => [...pages.values()].find(({ url }) => url.includes(part))?.page,
    async close() {
      socket.close();
      process.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
