import { findRouteName } from '../routing/routes.ts';
import type { Shop } from '../shop.ts';
import { schemaRef } from './schema.ts';
import type { Schema } from './schema.ts';
import { describedOperations, responseSchema, validationError } from './validators.ts';

/** A response of the shop with the schema that it matches. */
export interface RecordedResponse {
  /** The operation's id; `content of <type>` for the content of a promotion. */
  operation: string;
  status: number;
  schema: Schema;
  body: unknown;
}

/** Statuses for which the request's body is not validated, as it may have any shape. */
const REFUSAL_STATUSES = new Set([400, 403, 404, 410]);

const contentSchemas: Record<string, string> = {
  ApiTopBannerPromotion: 'TopBannerContent',
  ApiHeaderBenefitsPromotion: 'BenefitsContent',
  ApiPiPromotion: 'PhaseContent',
  ApiCategory: 'CategoryOrFooterContent',
};

/**
 * The `fetch` of a shop that throws where a request or a response does not match the OpenAPI document.
 * `responses` are those so far, `observed` their operations and statuses (`<operation> <status>`).
 */
export function validateResponses(shop: Shop) {
  const responses: RecordedResponse[] = [];
  const observed = new Set<string>();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const operation = findOperation(request.method, pathname);
    const sentBody = await request.clone().text();
    const response = await shop.fetch(request);
    observed.add(`${operation.operationId} ${response.status}`);
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const schema = responseSchema(operation, response.status, mediaType);
    const summary = `${request.method} ${pathname} ${response.status} ${mediaType}`;
    if (schema === undefined) throw new Error(`${summary} is not described`);
    const requestSchema = operation.requestBody?.content['application/json']?.schema;
    if (requestSchema && !REFUSAL_STATUSES.has(response.status)) {
      const error = validationError(requestSchema, JSON.parse(sentBody));
      if (error) throw new Error(`${summary}, but the request is not as described: ${error}`);
    }
    if (schema) {
      const body = await readBody(response.clone(), mediaType);
      const recorded = { operation: operation.operationId, status: response.status, schema, body };
      for (const each of [recorded, ...promotionContent(recorded)]) {
        const error = validationError(each.schema, each.body);
        if (error) throw new Error(`${summary}: ${error}`);
        responses.push(each);
      }
    }
    return response;
  };
  return { fetch, responses, observed };
}

function findOperation(method: string, pathname: string) {
  const name = findRouteName(method, pathname);
  const found = describedOperations().find((described) =>
    name === null
      ? described.path === pathname && described.method === method
      : described.operation.operationId === name,
  );
  if (!found) throw new Error(`${method} ${pathname} is not described`);
  return found.operation;
}

async function readBody(response: Response, mediaType: string): Promise<unknown> {
  return mediaType.endsWith('json') ? response.json() : response.text();
}

/** The content of a promotion is JSON in a string, which the validator treats as a string only. */
function promotionContent(response: RecordedResponse): RecordedResponse[] {
  if (response.operation !== 'promotion' || response.status !== 200) return [];
  const { type, contentJSON } = response.body as { type: string; contentJSON: string };
  const schema = schemaRef(contentSchemas[type] ?? 'Promotion');
  return [{ ...response, operation: `content of ${type}`, schema, body: JSON.parse(contentJSON) }];
}
