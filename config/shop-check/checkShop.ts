import type { Description } from '../services/description.ts';
import { createValidator } from '../services/validator.ts';
import { ask } from './ask.ts';
import { compareAnswer } from './compareAnswer.ts';
import { formatReport, type Result } from './report.ts';
import { pictureRequests, requestsFor, type ShopRequest } from './requests.ts';

/** A service may be slower than this only by mistake; fascia itself waits for 15 s. */
const TIMEOUT_MS = 10_000;
/** How many requests are under way at a time: a check is no load test. */
const PARALLEL = 4;

/** The result of a check. */
export interface ShopReport {
  /** Empty if nothing differs. */
  text: string;
  requests: number;
  differences: number;
}

/** Asks a shop's reading services, and compares their answers with the description. */
export async function checkShop(
  origin: URL,
  sites: readonly string[],
  description: Description,
  timeoutMs = TIMEOUT_MS,
): Promise<ShopReport> {
  const validate = createValidator(description, 'tolerant');
  const find = (id: string) => {
    const found = description.operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`${id} is not described`);
    return found;
  };
  const bodies: string[] = [];
  const send = async (request: ShopRequest): Promise<Result> => {
    const answer = await ask(new URL(request.address, origin), request.headers, timeoutMs);
    const findings = compareAnswer(request, answer, description, validate);
    if (answer.kind === 'failure') return { request, status: undefined, findings };
    if (answer.status === 200) bodies.push(answer.body);
    return { request, status: answer.status, findings };
  };
  const results = [
    ...(await inParallel(requestsFor(sites, find), send)),
    ...(await inParallel(pictureRequests(bodies, find), send)),
  ];
  return {
    text: formatReport(results),
    requests: results.length,
    differences: results.reduce((sum, { findings }) => sum + findings.length, 0),
  };
}

/** The results in the order of the requests. */
async function inParallel<Item, Done>(
  items: readonly Item[],
  run: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const results: Done[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}
