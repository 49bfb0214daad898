import { problemResponse } from '../routing/problemResponse.ts';
import { ConnectionCutError } from './fault.ts';
import type { Fault } from '../wireTypes.ts';

const HTML_PAGE =
  '<!doctype html><html lang="en"><head><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>';
const BROKEN_JSON = '{"cart":{"numberOfArticles":"many","articles":[{"quantity":';
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Responds to a request with a fault.
 *
 * @throws {ConnectionCutError} For the kind `cut`. Throws the signal's reason if the request is aborted during a delay.
 */
export async function respondWithFault(
  fault: Fault,
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'delay') return respondAfterDelay(fault, request, handle);
  if (fault.applied) await handle();
  if (fault.kind === 'cut') throw new ConnectionCutError('The connection was cut');
  if (fault.kind === 'status') return statusResponse(fault.status, fault.body);
  if (fault.kind === 'html') return textResponse(HTML_PAGE, 'text/html; charset=utf-8');
  return textResponse(fault.body ?? BROKEN_JSON, 'application/json');
}

async function respondAfterDelay(
  { ms, applied = false }: Fault & { kind: 'delay' },
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response> {
  const response = applied ? await handle() : null;
  await delay(ms, request.signal);
  return response ?? handle();
}

/** Resolves after `ms`. Rejects with the signal's reason when it is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}

function statusResponse(status: number, body?: string): Response {
  if (STATUSES_WITHOUT_BODY.has(status)) return new Response(null, { status });
  return body === undefined
    ? problemResponse(status, 'about:blank', 'Simulated failure')
    : textResponse(body, 'application/json', status);
}

function textResponse(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}
