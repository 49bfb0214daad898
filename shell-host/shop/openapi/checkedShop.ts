import { findRouteName } from '../routing/routes.ts';
import type { Shop } from '../shop.ts';
import { named } from './schema.ts';
import type { Schema } from './schema.ts';
import { answerSchema, describedCalls, faultOf } from './validators.ts';

/** An answer that the shop gave, with the schema that it has to have. */
export interface SeenAnswer {
  call: string;
  status: number;
  schema: Schema;
  body: unknown;
}

/** After these a request may have had any form. */
const REFUSALS = new Set([400, 403, 404, 410]);

const contentSchemas: Record<string, string> = {
  ApiTopBannerPromotion: 'TopBannerContent',
  ApiHeaderBenefitsPromotion: 'BenefitsContent',
  ApiPiPromotion: 'PhaseContent',
  ApiCategory: 'CategoryOrFooterContent',
};

/** A shop whose every answer is compared with the document. */
export function checkedShop(shop: Shop) {
  const seen: SeenAnswer[] = [];
  const met = new Set<string>();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { operation } = callOf(request.method, pathname);
    const sent = await request.clone().text();
    const response = await shop.fetch(request);
    met.add(`${operation.operationId} ${response.status}`);
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const schema = answerSchema(operation, response.status, mediaType);
    const what = `${request.method} ${pathname} ${response.status} ${mediaType}`;
    if (schema === undefined) throw new Error(`${what} is not described`);
    const wanted = operation.requestBody?.content['application/json']?.schema;
    if (wanted && !REFUSALS.has(response.status)) {
      const fault = faultOf(wanted, JSON.parse(sent));
      if (fault) throw new Error(`${what}, but the request is not as described: ${fault}`);
    }
    if (schema) {
      const body = await readBody(response.clone(), mediaType);
      const found = { call: operation.operationId, status: response.status, schema, body };
      for (const answer of [found, ...contentOf(found)]) {
        const fault = faultOf(answer.schema, answer.body);
        if (fault) throw new Error(`${what}: ${fault}`);
        seen.push(answer);
      }
    }
    return response;
  };
  return { fetch, seen, met };
}

function callOf(method: string, pathname: string) {
  const name = findRouteName(method, pathname);
  const found = describedCalls().find(({ operation, path, method: describedMethod }) =>
    name === null
      ? path === pathname && describedMethod === method
      : operation.operationId === name,
  );
  if (!found) throw new Error(`${method} ${pathname} is not described`);
  return found;
}

async function readBody(response: Response, mediaType: string): Promise<unknown> {
  return mediaType.endsWith('json') ? response.json() : response.text();
}

/** A promotion's content is JSON inside JSON, which the validator does not look into. */
function contentOf(answer: SeenAnswer): SeenAnswer[] {
  if (answer.call !== 'promotion' || answer.status !== 200) return [];
  const { type, contentJSON } = answer.body as { type: string; contentJSON: string };
  const schema = named(contentSchemas[type] ?? 'Promotion');
  return [{ ...answer, call: `content of ${type}`, schema, body: JSON.parse(contentJSON) }];
}
