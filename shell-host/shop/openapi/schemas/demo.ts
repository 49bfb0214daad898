import { routeNames } from '../../routing/routes.ts';
import { closed, count, flag, listOf, named, oneOfWords, text } from '../schema.ts';
import type { Schema } from '../schema.ts';

const KINDS = ['status', 'delay', 'cut', 'html', 'nonsense'];
const share = { type: 'number', minimum: 0, maximum: 1 };
const availability = oneOfWords('AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT');
const atLeastOne = { type: 'integer', minimum: 1 };
const lines = {
  articles: listOf(closed({ productId: text, tcm: text, quantity: atLeastOne }, { availability })),
  freeArticles: listOf(closed({ productId: text, campaignId: text }, { availability })),
  giftCards: listOf(closed({ productId: text, tcm: text })),
  partnerProducts: listOf(closed({ partnerProductId: text, totalQuantity: atLeastOne })),
  subscriptions: listOf(closed({ subscriptionConfigurationId: text })),
};

function fault(kind: string, required: Record<string, Schema>, optional: Record<string, Schema>) {
  return closed(
    { kind: { const: kind }, ...required },
    { ...optional, applied: flag, times: atLeastOne },
  );
}

/** The demo's own shapes. */
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
  FaultRoute: oneOfWords(...routeNames, '*'),
  RandomFaults: closed(
    { seed: { type: 'number' }, share },
    { kinds: { ...listOf(oneOfWords(...KINDS)), minItems: 1 } },
  ),
  FaultChange: {
    oneOf: [
      closed({ route: named('FaultRoute'), fault: { anyOf: [named('Fault'), { type: 'null' }] } }),
      closed({ random: { anyOf: [named('RandomFaults'), { type: 'null' }] } }),
    ],
  },
  FaultList: closed({
    routes: {
      type: 'object',
      propertyNames: named('FaultRoute'),
      additionalProperties: named('Fault'),
    },
    random: { anyOf: [named('RandomFaults'), { type: 'null' }] },
  }),
  Visitor: closed(
    { kind: oneOfWords('LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN') },
    {
      firstName: text,
      lastName: text,
      community: flag,
      card: flag,
      beans: count,
      newsletter: named('NewsletterStatus'),
      email: text,
      salutation: oneOfWords('MR', 'MRS', 'COMPANY', 'DIVERS'),
      consents: listOf(oneOfWords('DNE', 'NEWSLETTER')),
      staff: flag,
    },
  ),
  CartState: closed(
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
