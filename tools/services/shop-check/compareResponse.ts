import { bodySchema, contentSchema, type Description } from '../description.ts';
import type { Difference, Validate } from '../validator.ts';
import type { ShopResponse } from './requestShop.ts';
import type { ShopRequest } from './requests.ts';
import { excerpt, kindOf, publicAddress } from './wording.ts';

/** Tags of services whose responses may contain personal data, which the report must not print. */
const PERSONAL_TAGS = new Set(['Visitor', 'Cart', 'Newsletter', 'Preview']);

/** A difference whose `found` is a printable text. */
export interface Finding extends Omit<Difference, 'found'> {
  found: string;
}

const NOT_JSON = { expected: 'JSON', found: 'something else' };

/** Parses JSON. Fields that are `null` or empty count as missing. Returns `undefined` if the text is not JSON. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return {
      value: JSON.parse(text, (key, value: unknown) =>
        key !== '' && (value === null || value === '') ? undefined : value,
      ),
    };
  } catch {
    return undefined;
  }
}

/** Compares a response with the description. */
export function compareResponse(
  request: ShopRequest,
  response: ShopResponse,
  description: Description,
  validate: Validate,
): Finding[] {
  if (response.kind === 'failure') {
    return [{ place: 'response', expected: 'a response', found: response.found }];
  }
  const { operation, statuses } = request;
  const { status, headers, body } = response;
  if (!statuses.includes(status)) {
    const location = headers.get('location');
    const found = location ? `${status}, redirect to ${publicAddress(location)}` : String(status);
    return [{ place: 'status', expected: statuses.join(' or '), found }];
  }
  // fascia reads only the status of an error response.
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
  const parsed = parseJson(body);
  if (!parsed) return [...findings, { place: 'body', ...NOT_JSON }];
  const differences = validate(schema, parsed.value);
  if (differences.length === 0) {
    differences.push(...compareContent(parsed.value, operation.operationId, description, validate));
  }
  const isPersonal = operation.tags?.some((tag) => PERSONAL_TAGS.has(tag)) ?? false;
  const describe = isPersonal ? kindOf : excerpt;
  return [...findings, ...differences.map((each) => ({ ...each, found: describe(each.found) }))];
}

/** Compares the JSON that a promotion contains as a string. */
function compareContent(
  value: unknown,
  operationId: string,
  description: Description,
  validate: Validate,
): Difference[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, contentJSON = '' } = value as { type?: string; contentJSON?: string };
  const schema = contentSchema(description, operationId, type);
  if (!schema) return [];
  const place = '/contentJSON';
  const parsed = parseJson(contentJSON);
  if (!parsed) return [{ place, expected: NOT_JSON.expected, found: contentJSON }];
  return validate(schema, parsed.value).map((each) => ({ ...each, place: place + each.place }));
}
