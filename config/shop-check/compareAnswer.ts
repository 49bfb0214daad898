import { bodySchema, contentSchema, type Description } from '../services/description.ts';
import type { Difference, Validate } from '../services/validator.ts';
import { MAX_MEGABYTES, type Answer } from './ask.ts';
import type { Finding } from './findings.ts';
import { parseJson } from './json.ts';
import type { ShopRequest } from './requests.ts';
import { excerpt, kindOf, publicAddress } from './wording.ts';

/** Tags of services whose answers may hold data of a person, which the report must not print. */
const PERSONAL_TAGS = new Set(['Visitor', 'Cart', 'Newsletter', 'Preview']);

type Uncounted = Omit<Finding, 'count'>;

/** What differs between an answer and the description. */
export function compareAnswer(
  request: ShopRequest,
  answer: Answer,
  description: Description,
  validate: Validate,
): Uncounted[] {
  if (answer.kind === 'failure') {
    return [{ place: 'answer', expected: 'an answer', found: answer.found }];
  }
  const { operation, statuses } = request;
  const { status, headers, body } = answer;
  if (!statuses.includes(status)) {
    const location = headers.get('location');
    const found = location ? `${status}, redirect to ${publicAddress(location)}` : String(status);
    return [{ place: 'status', expected: statuses.join(' or '), found }];
  }
  // fascia reads no more than the status of a refusal.
  if (status !== 200) return [];
  if (body === null) {
    const limit = `${MAX_MEGABYTES} MB`;
    return [{ place: 'body', expected: `at most ${limit}`, found: `more than ${limit}` }];
  }
  const described = operation.responses[status];
  const findings: Uncounted[] = [];
  for (const [name, { schema, example }] of Object.entries(described?.headers ?? {})) {
    const value = headers.get(name);
    if (validate(schema, value).length === 0) continue;
    findings.push({ place: name, expected: `such as ${example}`, found: value ?? 'nothing' });
  }
  const mediaType = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const schema = bodySchema(described, mediaType);
  if (schema === undefined) {
    const expected = Object.keys(described?.content ?? {}).join(' or ');
    return [...findings, { place: 'Content-Type', expected, found: mediaType || 'nothing' }];
  }
  if (!schema || !mediaType.endsWith('json')) return findings;
  const isPersonal = operation.tags?.some((tag) => PERSONAL_TAGS.has(tag)) ?? false;
  const describe = (value: unknown) => (isPersonal ? kindOf(value) : excerpt(value));
  const parsed = parseJson(body);
  if (!('value' in parsed)) return [...findings, { place: 'body', ...parsed }];
  const { value } = parsed;
  const differences = validate(schema, value);
  if (differences.length === 0) {
    differences.push(...compareContent(value, operation.operationId, description, validate));
  }
  return [...findings, ...differences.map((it) => ({ ...it, found: describe(it.found) }))];
}

/** What differs in the JSON that a promotion holds as a string. */
function compareContent(
  value: unknown,
  operationId: string,
  description: Description,
  validate: Validate,
): Difference[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, contentJSON } = value as { type?: string; contentJSON?: string };
  const schema = contentSchema(description, operationId, type);
  if (!schema) return [];
  const place = '/contentJSON';
  const parsed = parseJson(contentJSON ?? '');
  if (!('value' in parsed)) return [{ place, expected: parsed.expected, found: contentJSON }];
  return validate(schema, parsed.value).map((it) => ({ ...it, place: place + it.place }));
}
