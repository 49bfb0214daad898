import { ConnectionCut } from './fault.ts';
import type { Fault } from './fault.ts';
import { problem } from '../routing/problem.ts';

const HTML_PAGE =
  '<!doctype html><html lang="en"><head><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>';
const BROKEN_JSON = '{"cart":{"numberOfArticles":"many","articles":[{"quantity":';
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Does what a fault says. */
export async function answerWithFault(
  fault: Fault,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'delay') return delayed(fault.ms, fault.applied === true, request, work);
  if (fault.applied) await work();
  if (fault.kind === 'cut') throw new ConnectionCut('the connection was cut');
  if (fault.kind === 'status') return withStatus(fault.status, fault.body);
  if (fault.kind === 'html') return text(HTML_PAGE, 'text/html; charset=utf-8');
  return text(fault.body ?? BROKEN_JSON, 'application/json');
}

async function delayed(
  ms: number,
  applied: boolean,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  const early = applied ? await work() : null;
  await pause(ms, request.signal);
  return early ?? work();
}

/** Waits, but no longer than somebody waits for the answer. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}

function withStatus(status: number, body?: string): Response {
  if (WITHOUT_BODY.has(status)) return new Response(null, { status });
  return body === undefined
    ? problem(status, 'about:blank', 'The service misbehaves on request')
    : text(body, 'application/json', status);
}

function text(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}
