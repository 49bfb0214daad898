import { expect, type Page, type Route } from '@playwright/test';

const HTML = '<!doctype html><title>Sorry</title><style>h1 { color: red }</style><h1>Sorry</h1>';

/** Responds with the first half of a file, like a cache that stored an interrupted download. */
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

const responses = {
  refused: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  '503': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: HTML }),
  // Without `nosniff`, the browser runs the HTML as a script, which is a syntax error.
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: HTML }),
  cut,
  empty: (route) =>
    route.fulfill({
      contentType: contentType(route),
      headers: { 'content-length': '0' },
      body: '',
    }),
  hangs: () => new Promise<void>(() => {}),
  // A style sheet cannot throw, so its first rule has a syntax error instead.
  throws: (route) =>
    route.fulfill({
      contentType: contentType(route),
      body: isStyle(route) ? '}{ throw' : 'throw new Error("A broken file of the remote");',
    }),
} satisfies Record<string, (route: Route) => Promise<void>>;

const isStyle = (route: Route) => new URL(route.request().url()).pathname.endsWith('.css');
const contentType = (route: Route) => (isStyle(route) ? 'text/css' : 'text/javascript');

/** The fault of a file. */
export type Fault = keyof typeof responses;

/** Files of a page that fail. */
export interface BrokenFiles {
  /** The requested addresses, in order. */
  readonly requests: readonly string[];
  /** Ends the fault. */
  repair(): void;
}

/**
 * Breaks the matching files of a page, each for its first request (with any query) or for all requests.
 *
 * @param files Matches the address without its query.
 */
export async function breakFiles(
  page: Page,
  files: RegExp,
  fault: Fault,
  duration: 'once' | 'always',
): Promise<BrokenFiles> {
  const requests: string[] = [];
  const seen = new Set<string>();
  let isBroken = true;
  await page.route(
    (url) => files.test(url.origin + url.pathname),
    async (route) => {
      const address = route.request().url();
      const file = address.replace(/\?.*/, '');
      requests.push(address);
      const isHit = isBroken && (duration === 'always' || !seen.has(file));
      seen.add(file);
      await (isHit ? responses[fault](route) : route.continue());
    },
  );
  return {
    requests,
    repair: () => {
      isBroken = false;
    },
  };
}

/**
 * Holds back the matching requests of a page.
 *
 * @returns a function that lets them continue.
 */
export async function holdRequests(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Two requests for one file. The second has a query, so that no cache has a response for it. */
export const ONE_RETRY = [expect.not.stringContaining('?'), expect.stringMatching(/\?\d+$/)];
