import * as cookieNames from '#shop/cookies.ts';
import { readCookie } from '../../browser/cookies.ts';
import { listen } from '../../browser/listen.ts';
import { perPage } from '../../browser/perPage.ts';
import type { HttpRequest } from '../httpRequest.ts';
import { wireRequest, type WireRequest } from '../wireRequest.ts';

/** So long after its request an early answer can be used, in ms (HK-132). */
export const EARLY_MS = 15_000;

/** A read that was begun before the code that asks for it was there. */
export interface EarlyRead {
  /** What it was asked with, as `stampOf`: with anything else it would perhaps be answered differently. */
  stamp: string;
  /** When it was asked, ms since 1970. */
  at: number;
  /** What whoever asks may check, as `HttpRequest.mayBeEarly`. */
  note: string | undefined;
  /** Undefined if there is no answer. Never rejects. */
  answer: Promise<{ status: number; text: string } | undefined>;
  abort(): void;
}

interface Registry {
  /** The reads that were begun early and that nobody has asked for, by address; undefined before any was begun. */
  reads?: Map<string, EarlyRead>;
  /** The addresses that were asked for before any was begun. */
  asked?: Set<string>;
}

/** The script of the document fills it, which is another bundle of the same release. */
const registry = perPage('earlyReads', (): Registry => ({}));

/** What the answer to a request depends on, beside its address: headers, and whose page it is, seen by whom. */
export const stampOf = ({ headers, options }: WireRequest): string =>
  JSON.stringify([
    headers,
    options,
    readCookie(cookieNames.login),
    readCookie(cookieNames.preview),
  ]);

/** Whether there are early reads that nobody has asked for. */
export const hasEarlyReads = (): boolean => Boolean(registry().reads?.size);

/** Takes an early read away, so that it is handed over once. Afterwards it is not begun any more. */
export function removeEarlyRead(url: string): EarlyRead | undefined {
  const page = registry();
  if (!page.reads) (page.asked ??= new Set()).add(url);
  const read = page.reads?.get(url);
  page.reads?.delete(url);
  return read;
}

/** Discards all early reads: what they say may not be true any more, or nobody has asked for it. */
export function discardEarlyReads(): void {
  const { reads } = registry();
  for (const { abort } of reads?.values() ?? []) abort();
  reads?.clear();
}

/**
 * The body as `text()` gives it, by its stream: browsers end `text()` in a later task, behind all scripts that have come
 * meanwhile, which draw the header without what was read.
 */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream has its parts one after the other
    const part = await reader?.read();
    if (!part?.value) return text + decoder.decode();
    text += decoder.decode(part.value, { stream: true });
  }
}

async function receive(url: string, options: RequestInit) {
  try {
    const answer = await fetch(url, options);
    return { status: answer.status, text: await readText(answer) };
  } catch {
    return undefined; // Whoever asks sends the request itself.
  }
}

/** A request to begin, with what whoever asks may check. */
export type EarlyRequest = readonly [request: HttpRequest, note?: string];

/**
 * Begins reads, once a page, but for what the page has asked for: a header that is drawn again later asks for itself
 * (HK-130).
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
    page.reads.set(url, {
      stamp: stampOf(wire),
      at: Date.now(),
      note,
      answer: receive(url, {
        ...options,
        headers,
        credentials: 'include',
        signal: controller.signal,
      }),
      abort: () => controller.abort(),
    });
  }
}
