import { expect, type Page, type Route } from '@playwright/test';

const HTML = '<!doctype html><title>Sorry</title><style>h1 { color: red }</style><h1>Sorry</h1>';

/** The first half of a file, as a whole answer: a cache that has kept what a broken line had left. */
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

const answers = {
  refused: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  '503': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: HTML }),
  // As a script it is a syntax error: no header forbids the browser to guess.
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: HTML }),
  cut,
  empty: (route) =>
    route.fulfill({
      contentType: contentType(route),
      headers: { 'content-length': '0' },
      body: '',
    }),
  hangs: () => new Promise<void>(() => {}),
  // Style sheets do not throw: one with an error in its first rule.
  throws: (route) =>
    route.fulfill({
      contentType: contentType(route),
      body: isStyle(route) ? '}{ throw' : 'throw new Error("A broken file of the remote");',
    }),
} satisfies Record<string, (route: Route) => Promise<void>>;

const isStyle = (route: Route) => new URL(route.request().url()).pathname.endsWith('.css');
const contentType = (route: Route) => (isStyle(route) ? 'text/css' : 'text/javascript');

/** What happens to a request for a file. */
export type Fault = keyof typeof answers;

/** A fault of files in a page. */
export interface BrokenFiles {
  /** The addresses that were asked for, in order. */
  readonly requests: readonly string[];
  /** From now on the files come. */
  repair(): void;
}

/**
 * Breaks the files of a page whose addresses match: each of them at its first request, whatever its query, or for good.
 *
 * @param files Matches the address without its query.
 */
export async function breakFiles(
  page: Page,
  files: RegExp,
  fault: Fault,
  duration: 'once' | 'for good',
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
      const isHit = isBroken && (duration === 'for good' || !seen.has(file));
      seen.add(file);
      await (isHit ? answers[fault](route) : route.continue());
    },
  );
  return {
    requests,
    repair: () => {
      isBroken = false;
    },
  };
}

/** Requests for one file: two, the second with a query, which no cache knows. */
export const ONE_RETRY = [expect.not.stringContaining('?'), expect.stringMatching(/\?\d+$/)];
