import { bodySchema, contentSchema, type Description } from '../services/description.ts';
import type { Difference, Validate } from '../services/validator.ts';
import type { Answer } from './ask.ts';
import type { ShopRequest } from './requests.ts';

/** Tags of services whose answers may hold data of a person, which the report must not print. */
const PERSONAL_TAGS = new Set(['Visitor', 'Cart', 'Newsletter', 'Preview']);
const MAX_LENGTH = 40;

/** One difference as it is printed: `found` in words. */
export interface Finding extends Omit<Difference, 'found'> {
  found: string;
}

/** What differs between an answer and the description. */
export function compareAnswer(
  request: ShopRequest,
  answer: Answer,
  description: Description,
  validate: Validate,
): Finding[] {
  if (answer.kind === 'failure') {
    return [{ place: 'answer', expected: 'an answer', found: answer.found }];
  }
  const { operation, statuses } = request;
  const { status, headers, body } = answer;
  if (!statuses.includes(status)) {
    const location = headers.get('location');
    const found = location ? `${status}, redirect to ${withoutQuery(location)}` : String(status);
    return [{ place: 'status', expected: statuses.join(' or '), found }];
  }
  // fascia reads no more than the status of a refusal.
  if (status !== 200) return [];
  const described = operation.responses[status];
  const findings: Finding[] = [];
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
  if (parsed === undefined) {
    return [...findings, { place: 'body', expected: 'JSON', found: 'something else' }];
  }
  const value = withoutEmpty(parsed) as Record<string, unknown>;
  const differences = validate(schema, value);
  const content = contentSchema(description, operation.operationId, value['type']);
  if (content && differences.length === 0) {
    const place = '/contentJSON';
    const inner = parseJson(String(value['contentJSON']));
    if (inner === undefined)
      differences.push({ place, expected: 'JSON', found: value['contentJSON'] });
    else {
      const inside = validate(content, withoutEmpty(inner));
      differences.push(...inside.map((it) => ({ ...it, place: place + it.place })));
    }
  }
  return [...findings, ...differences.map((it) => ({ ...it, found: describe(it.found) }))];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value without the fields that are `null` or empty, which count as missing. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  const kept = Object.entries(value).filter(([, field]) => field !== null && field !== '');
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutEmpty(field)]));
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function excerpt(value: unknown): string {
  if (typeof value === 'object' || value === undefined) return kindOf(value);
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** A query may hold a token. */
function withoutQuery(location: string): string {
  return location.replace(/[?#].*/, '');
}
