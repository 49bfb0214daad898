import type { Description } from '../description.ts';
import { createValidator } from '../validator.ts';
import { requestShop } from './requestShop.ts';
import { compareResponse } from './compareResponse.ts';
import { formatReport, type Result } from './report.ts';
import {
  findPictures,
  pictureRequests,
  requestsFor,
  type PictureNames,
  type ShopPictures,
  type ShopRequest,
} from './requests.ts';

/** Timeout of a request. fascia itself waits for 15 s. */
const TIMEOUT_MS = 10_000;

/** Number of requests without a response after which the check stops. */
const FIRST_REQUESTS = 3;

/** The result of a check. */
export interface ShopReport {
  /** Empty if nothing differs. */
  text: string;
  requests: number;
  differences: number;
}

interface Options {
  /** The shop whose services are checked. If missing, no pictures are requested. */
  shop?: ShopPictures;
  timeoutMs?: number;
  /** Called with a line for each service that has been requested. */
  onProgress?: (line: string) => void;
}

/**
 * Requests all services of a shop that only read, one after another, and compares the responses with the description.
 */
export async function checkShop(
  origin: URL,
  sites: readonly string[],
  description: Description,
  { shop, timeoutMs = TIMEOUT_MS, onProgress }: Options = {},
): Promise<ShopReport> {
  const validate = createValidator(description, 'tolerant');
  const find = (id: string) => {
    const found = description.operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`${id} is not described`);
    return found;
  };
  const pictures: PictureNames = {};
  const results: Result[] = [];
  const isUnreachable = () =>
    results.length >= FIRST_REQUESTS && results.every(({ status }) => status === undefined);

  async function send(request: ShopRequest): Promise<Result> {
    const response = await requestShop(
      new URL(request.address, origin),
      request.headers,
      timeoutMs,
    );
    const findings = compareResponse(request, response, description, validate);
    if (response.kind === 'failure') return { request, status: undefined, findings };
    if (response.status === 200) findPictures(pictures, response.body);
    return { request, status: response.status, findings };
  }

  async function sendAll(requests: readonly ShopRequest[]): Promise<void> {
    for (const [{ operationId }, own] of Map.groupBy(requests, ({ operation }) => operation)) {
      if (isUnreachable()) return;
      results.push(...(await Promise.all(own.map(send))));
      onProgress?.(`${operationId}: ${own.length} requests`);
    }
  }

  await sendAll(requestsFor(sites, find));
  if (shop) await sendAll(pictureRequests(pictures, shop, find));
  const stopped = isUnreachable() ? `Stopped after the first ${results.length} requests.\n` : '';
  return {
    text: formatReport(results) + stopped,
    requests: results.length,
    differences: results.reduce((sum, { findings }) => sum + findings.length, 0),
  };
}
