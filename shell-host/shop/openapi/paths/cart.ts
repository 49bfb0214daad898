import { body, json, parameter, xsrf } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { named, oneOfWords, text } from '../schema.ts';

const longTerm = parameter(
  'header',
  'X-Long-Term-Token',
  text,
  'Brings a remembered visitor’s cart into a new visit.',
);

/** H§7 cart calls, contract §3. */
export const cartPaths: Record<string, PathItem> = {
  '/service/cart/api/cart': {
    get: {
      operationId: 'cartRead',
      summary: 'The cart of the visit',
      parameters: [parameter('query', 'forceReload', oneOfWords('true', 'false')), longTerm, xsrf],
      responses: {
        200: json('Always fresh', named('CartReadAnswer')),
        403: json('The CSRF token is not the one of this visit', named('CartReadError')),
      },
    },
    put: {
      operationId: 'cartChange',
      summary: 'One change of the cart',
      parameters: [longTerm, xsrf],
      requestBody: body(named('CartChange')),
      responses: {
        200: json(
          'Changed; with error and limit where the visitor got fewer pieces',
          named('CartChangeAnswer'),
        ),
        304: { description: 'The cart was so already' },
        400: json('The body is none of the five changes', named('CartChangeRefusal')),
        403: json('The CSRF token is missing or wrong', named('CartChangeForbidden')),
        404: json('The shop has no such thing', named('CartChangeRefusal')),
        409: json('A limit does not allow it; the cart is unchanged', named('CartLimitRefusal')),
      },
    },
  },
};
