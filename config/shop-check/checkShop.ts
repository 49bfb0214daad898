import type { Description } from '../services/description.ts';
import { createValidator } from '../services/validator.ts';
import { ask } from './ask.ts';
import { compareAnswer } from './compareAnswer.ts';
import { countOf, limitFindings } from './findings.ts';
import { formatReport, type Result } from './report.ts';
import {
  findPictures,
  pictureRequests,
  requestsFor,
  type PictureNames,
  type ShopRequest,
} from './requests.ts';

/** A service may be slower than this only by mistake; fascia itself waits for 15 s. */
const TIMEOUT_MS = 10_000;
/** How many requests are under way at a time: a check is no load test. */
const PARALLEL = 4;
/** If none of the first requests reaches the shop, the others would only take long to fail as well. */
const FIRST_REQUESTS = 3;

/** The result of a check. */
export interface ShopReport {
  /** Empty if nothing differs. */
  text: string;
  requests: number;
  differences: number;
}

interface Options {
  timeoutMs?: number;
  /** Gets a line about each service whose answers are all there. */
  onProgress?: (line: string) => void;
}

/** Asks a shop's reading services, and compares their answers with the description. */
export async function checkShop(
  origin: URL,
  sites: readonly string[],
  description: Description,
  { timeoutMs = TIMEOUT_MS, onProgress }: Options = {},
): Promise<ShopReport> {
  const validate = createValidator(description, 'tolerant');
  const find = (id: string) => {
    const found = description.operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`${id} is not described`);
    return found;
  };
  const pictures: PictureNames = {};
  let unreachable = 0;
  let isReached = false;
  const send = async (request: ShopRequest): Promise<Result> => {
    const answer = await ask(new URL(request.address, origin), request.headers, timeoutMs);
    const limited = limitFindings(compareAnswer(request, answer, description, validate));
    if (answer.kind === 'failure' && answer.isUnreachable) unreachable += 1;
    else isReached = true;
    if (answer.kind === 'failure') return { request, status: undefined, ...limited };
    if (answer.status === 200) findPictures(pictures, answer.body ?? '');
    return { request, status: answer.status, ...limited };
  };
  const isStopped = () => !isReached && unreachable >= FIRST_REQUESTS;
  const sendAll = async (requests: readonly ShopRequest[]) => {
    const progress = createProgress(requests, onProgress);
    return inParallel(requests, isStopped, async (request) => {
      const result = await send(request);
      progress(request);
      return result;
    });
  };
  const results = await sendAll(requestsFor(sites, find));
  if (!isStopped()) results.push(...(await sendAll(pictureRequests(pictures, find))));
  const stopped = isStopped() ? `Stopped after the first ${results.length} requests.\n` : '';
  return {
    text: formatReport(results) + stopped,
    requests: results.length,
    differences: results.reduce((sum, { findings, more }) => sum + countOf(findings) + more, 0),
  };
}

/** Returns a function to call after each request. */
function createProgress(
  requests: readonly ShopRequest[],
  onProgress: Options['onProgress'],
): (request: ShopRequest) => void {
  const all = Map.groupBy(requests, ({ operation }) => operation);
  const left = new Map([...all].map(([operation, own]) => [operation, own.length]));
  return ({ operation }) => {
    const others = (left.get(operation) ?? 0) - 1;
    left.set(operation, others);
    if (others === 0) onProgress?.(`${operation.operationId}: ${all.get(operation)?.length} asked`);
  };
}

/** The results in the order of the requests; of those before the stop, if there is one. */
async function inParallel<Item, Done>(
  items: readonly Item[],
  isStopped: () => boolean,
  run: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const results: Done[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      results[index] = await run(item);
      if (isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return Object.values(results);
}
