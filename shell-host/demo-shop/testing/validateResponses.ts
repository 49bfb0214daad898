import {
  bodySchema,
  contentSchema,
  DEMO_FILE,
  readDescription,
  SERVICES_FILE,
} from '../../../tools/services/description.ts';
import type { Operation, Schema } from '../../../tools/services/description.ts';
import { createValidator } from '../../../tools/services/validator.ts';
import { findRouteName } from '../routing/routes.ts';
import type { Shop } from '../shop.ts';

/** A response of the shop with the schema that it matches. */
export interface RecordedResponse {
  /** The operation's id; `content of <type>` for the content of a promotion. */
  operation: string;
  status: number;
  schema: Schema;
  body: unknown;
}

/** Statuses for which the request's body is not validated, because it may be invalid. */
const REFUSAL_STATUSES = new Set([400, 403, 404, 410]);

const description = readDescription(SERVICES_FILE, DEMO_FILE);

/** All operations of the services and of the demo. */
export const { operations } = description;

/** Lists differences from the description. The demo shop sends only described fields. */
export const differencesOf = createValidator(description, 'closed');

function assertDescribed(summary: string, schema: Schema, value: unknown): void {
  const differences = differencesOf(schema, value);
  if (differences.length > 0) throw new Error(`${summary}: ${JSON.stringify(differences)}`);
}

/**
 * Wraps the `fetch` of a shop. Throws if a request or a response does not match its description. `responses` contains
 * the responses so far, `observed` their operations and statuses (`<operation> <status>`).
 */
export function validateResponses(shop: Shop) {
  const responses: RecordedResponse[] = [];
  const observed = new Set<string>();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const operation = findOperation(request.method, pathname);
    const { operationId, requestBody } = operation;
    const sentBody = await request.clone().text();
    const response = await shop.fetch(request);
    observed.add(`${operationId} ${response.status}`);
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const summary = `${request.method} ${pathname} ${response.status} ${mediaType}`;
    const described = operation.responses[response.status];
    const schema = bodySchema(described, mediaType);
    if (schema === undefined) throw new Error(`${summary} is not described`);
    if (requestBody && !REFUSAL_STATUSES.has(response.status)) {
      const { schema: sent = {} } = requestBody.content['application/json'] ?? {};
      assertDescribed(`${summary}, request`, sent, JSON.parse(sentBody));
    }
    for (const [name, header] of Object.entries(described?.headers ?? {})) {
      assertDescribed(`${summary}, ${name}`, header.schema, response.headers.get(name));
    }
    if (schema && mediaType.endsWith('json')) {
      const body = await response.clone().json();
      const recorded = { operation: operationId, status: response.status, schema, body };
      for (const each of [recorded, ...promotionContent(recorded)]) {
        assertDescribed(summary, each.schema, each.body);
        responses.push(each);
      }
    }
    return response;
  };
  return { fetch, responses, observed };
}

function findOperation(method: string, pathname: string): Operation {
  const name = findRouteName(method, pathname);
  const found =
    operations.find((it) => it.path === pathname && it.method === method) ??
    operations.find((it) => it.operationId === name);
  if (!found) throw new Error(`${method} ${pathname} is not described`);
  return found;
}

/** The content of a promotion is JSON in a string, which the validator treats as a string only. */
function promotionContent(response: RecordedResponse): RecordedResponse[] {
  const { type, contentJSON } = response.body as { type: string; contentJSON?: string };
  const schema = contentSchema(description, response.operation, type);
  if (!schema || contentJSON === undefined) return [];
  const name = response.operation === 'promotion' ? type : 'SHOP_FOOTER';
  return [{ ...response, operation: `content of ${name}`, schema, body: JSON.parse(contentJSON) }];
}
