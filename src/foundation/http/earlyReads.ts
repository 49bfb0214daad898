import * as cookieNames from '#shop/cookies.ts';
import { readCookie } from '../browser/storage/cookies.ts';
import { listen } from '../browser/page/listen.ts';
import { perPage } from '../browser/page/perPage.ts';
import type { HttpAnswer, HttpRequest } from './httpRequest.ts';
import { wireRequest, type WireRequest } from './wireRequest.ts';

/** Maximum age of a prefetched response in ms (HK-131). */
export const EARLY_MS = 15_000;

/** A request that was sent before the code that needs its response was loaded. */
export interface EarlyRead {
  /** What the response depends on besides the address, as `stampOf` returns it. */
  stamp: string;
  /** Start of the request, ms since 1970. */
  at: number;
  /** For the caller's check `HttpRequest.mayBeEarly`. */
  note: string | undefined;
  /** Resolves with `undefined` if the request fails. Never rejects. */
  answer: Promise<HttpAnswer | undefined>;
  /** The response as soon as it has arrived. */
  arrived?: HttpAnswer | undefined;
  abort(): void;
}

interface Registry {
  /** The prefetched responses that are still unused, by address; undefined before the first prefetch. */
  reads?: Map<string, EarlyRead>;
  /** The addresses that were requested before the first prefetch. */
  asked?: Set<string>;
}

/** Filled by the script of the document, which is another bundle of the same release. */
const registry = perPage('earlyReads', (): Registry => ({}));

/** What a response depends on besides its address: headers, options, login and preview. */
export const stampOf = ({ headers, options }: WireRequest): string =>
  JSON.stringify([
    headers,
    options,
    readCookie(cookieNames.login),
    readCookie(cookieNames.preview),
  ]);

/** Whether there are unused prefetched responses, arrived or pending. */
export const hasEarlyReads = (): boolean => Boolean(registry().reads?.size);

/** The unused prefetched response of an address. */
export const findEarlyRead = (url: string): EarlyRead | undefined => registry().reads?.get(url);

/** Removes and returns the prefetched response of an address, which is not prefetched afterwards. */
export function removeEarlyRead(url: string): EarlyRead | undefined {
  const page = registry();
  if (!page.reads) (page.asked ??= new Set()).add(url);
  const read = page.reads?.get(url);
  page.reads?.delete(url);
  return read;
}

/** Aborts and removes all prefetched responses: they may be out of date, or nothing needs them. */
export function discardEarlyReads(): void {
  const { reads } = registry();
  for (const { abort } of reads?.values() ?? []) abort();
  reads?.clear();
}

/** A body as axios decodes it: JSON if it is valid JSON, regardless of its content type, else text. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The body as `text()` returns it, but read from its stream: Chromium resolves `text()` in a later task, after all scripts
 * that have arrived by then. The header would be rendered without the response.
 */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the parts of a stream follow one another
    const part = await reader?.read();
    if (!part?.value) return text + decoder.decode();
    text += decoder.decode(part.value, { stream: true });
  }
}

async function receive(url: string, options: RequestInit): Promise<HttpAnswer | undefined> {
  try {
    const response = await fetch(url, options);
    return { status: response.status, body: decode(await readText(response)) };
  } catch {
    return undefined; // The caller sends the request itself.
  }
}

/** A request to prefetch, and its note. */
export type EarlyRequest = readonly [request: HttpRequest, note?: string];

/**
 * Prefetches responses, once per page, except those that the page has requested already: a header that is mounted again
 * later sends its own requests (HK-130).
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
    void read.answer.then((answer) => (read.arrived = answer));
  }
}
