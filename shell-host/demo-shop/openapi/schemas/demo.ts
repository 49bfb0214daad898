import { faultKinds } from '../../faults/fault.ts';
import { routeNames } from '../../routing/routes.ts';
import { closedObject, count, flag, listOf, schemaRef, enumOf, text } from '../schema.ts';
import type { Schema } from '../schema.ts';

const share = { type: 'number', minimum: 0, maximum: 1 };
const availability = enumOf('AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT');
const atLeastOne = { type: 'integer', minimum: 1 };
const lines = {
  articles: listOf(
    closedObject({ productId: text, tcm: text, quantity: atLeastOne }, { availability }),
  ),
  freeArticles: listOf(closedObject({ productId: text, campaignId: text }, { availability })),
  giftCards: listOf(closedObject({ productId: text, tcm: text })),
  partnerProducts: listOf(closedObject({ partnerProductId: text, totalQuantity: atLeastOne })),
  subscriptions: listOf(closedObject({ subscriptionConfigurationId: text })),
};

function fault(kind: string, required: Record<string, Schema>, optional: Record<string, Schema>) {
  return closedObject(
    { kind: { const: kind }, ...required },
    { ...optional, applied: flag, times: atLeastOne },
  );
}

/** The demo's own routes. */
export const demoSchemas = {
  Fault: {
    oneOf: [
      fault('status', { status: { type: 'integer', minimum: 200, maximum: 599 } }, { body: text }),
      fault('delay', { ms: count }, {}),
      fault('cut', {}, {}),
      fault('html', {}, {}),
      fault('nonsense', {}, { body: text }),
    ],
  },
  FaultRoute: enumOf(...routeNames, '*'),
  RandomFaults: closedObject(
    { seed: { type: 'number' }, share },
    { kinds: { ...listOf(enumOf(...faultKinds)), minItems: 1 } },
  ),
  FaultChange: {
    oneOf: [
      closedObject({
        route: schemaRef('FaultRoute'),
        fault: { anyOf: [schemaRef('Fault'), { type: 'null' }] },
      }),
      closedObject({ random: { anyOf: [schemaRef('RandomFaults'), { type: 'null' }] } }),
    ],
  },
  FaultList: closedObject({
    routes: {
      type: 'object',
      propertyNames: schemaRef('FaultRoute'),
      additionalProperties: schemaRef('Fault'),
    },
    random: { anyOf: [schemaRef('RandomFaults'), { type: 'null' }] },
  }),
  Visitor: closedObject(
    { kind: enumOf('LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN') },
    {
      firstName: text,
      lastName: text,
      community: flag,
      card: flag,
      beans: count,
      newsletter: schemaRef('NewsletterStatus'),
      email: text,
      salutation: enumOf('MR', 'MRS', 'COMPANY', 'DIVERS'),
      consents: listOf(enumOf('DNE', 'NEWSLETTER')),
      staff: flag,
    },
  ),
  CartState: closedObject(
    {},
    {
      ...lines,
      defectiveArticles: lines.articles,
      defectiveGiftCards: lines.giftCards,
      defectivePartnerProducts: lines.partnerProducts,
      defectiveSubscriptions: lines.subscriptions,
    },
  ),
};
