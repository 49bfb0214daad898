import * as cookieNames from '#shop/cookies.ts';
import { readCookie } from '../browser/storage/cookies.ts';
import { listen } from '../browser/page/listen.ts';
import { perPage } from '../browser/page/perPage.ts';
import type { HttpAnswer, HttpRequest } from './httpRequest.ts';
import { readText } from './readText.ts';
import { wireRequest, type WireRequest } from './wireRequest.ts';

/** Maximum age of a prefetched response in ms (HK-131). */
export const EARLY_MS = 15_000;

/** A request that was sent before the code that needs its response was loaded. */
export interface EarlyRead {
  /** The request's inputs besides the address, as returned by `stampOf`. */
  stamp: string;
  /** Start of the request in ms since 1970. */
  at: number;
  /** The argument of `HttpRequest.mayBeEarly`. */
  note: string | undefined;
  /** Resolves with `undefined` if the request fails. Never rejects. */
  answer: Promise<HttpAnswer | undefined>;
  /** The response, once it has arrived. */
  arrived?: HttpAnswer | undefined;
  abort(): void;
}

interface Registry {
  /** Unused prefetched responses by address. `undefined` before the first prefetch. */
  reads?: Map<string, EarlyRead>;
  /** Addresses that were requested before the first prefetch. */
  asked?: Set<string>;
}

/** Filled by a script in the HTML document, which is another bundle of the same release. */
const registry = perPage('earlyReads', (): Registry => ({}));

/** Returns all inputs of a response besides its address: headers, options, login and preview. */
export const stampOf = ({ headers, options }: WireRequest): string =>
  JSON.stringify([
    headers,
    options,
    readCookie(cookieNames.login),
    readCookie(cookieNames.preview),
  ]);

/** Whether any prefetched response, pending or arrived, is still unused. */
export const hasEarlyReads = (): boolean => Boolean(registry().reads?.size);

/** Returns the unused prefetched response of an address. */
export const findEarlyRead = (url: string): EarlyRead | undefined => registry().reads?.get(url);

/** Removes and returns the prefetched response of an address. The address is not prefetched again. */
export function removeEarlyRead(url: string): EarlyRead | undefined {
  const page = registry();
  if (!page.reads) (page.asked ??= new Set()).add(url);
  const read = page.reads?.get(url);
  page.reads?.delete(url);
  return read;
}

/** Aborts and removes all prefetched responses, because they may be stale or are not needed. */
export function discardEarlyReads(): void {
  const { reads } = registry();
  for (const { abort } of reads?.values() ?? []) abort();
  reads?.clear();
}

/** Decodes a body like axios: as JSON if it is valid JSON, regardless of the content type, and otherwise as text. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function receive(url: string, options: RequestInit): Promise<HttpAnswer | undefined> {
  try {
    const response = await fetch(url, options);
    return { status: response.status, body: decode(await readText(response)) };
  } catch {
    return undefined; // The caller then sends the request itself.
  }
}

/** A request to prefetch, and the note for `mayBeEarly`. */
export type EarlyRequest = readonly [request: HttpRequest, note?: string];

/**
 * Prefetches responses once per page. Skips addresses that the page has already requested: a header that is mounted
 * again later sends its own requests (HK-130).
 */
export function beginEarlyReads(requests: () => readonly EarlyRequest[]): void {
  const page = registry();
  if (page.reads) return;
  page.reads = new Map();
  listen(window, {
    'fascia:visitor-changed': discardEarlyReads,
    pageshow: ({ persisted }) => persisted && discardEarlyReads(),
  });
  setTimeout(discardEarlyReads, EARLY_MS);
  for (const [request, note] of requests()) {
    const wire = wireRequest(request, new URL(request.path, window.location.origin));
    const { url, headers, options } = wire;
    if (page.asked?.has(url)) continue;
    const controller = new AbortController();
    const { signal } = controller;
    const read: EarlyRead = {
      stamp: stampOf(wire),
      at: Date.now(),
      note,
      answer: receive(url, { ...options, headers, credentials: 'include', signal }),
      abort: () => controller.abort(),
    };
    page.reads.set(url, read);
    void read.answer.then((response) => (read.arrived = response));
  }
}
