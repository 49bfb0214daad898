import { jsonBody, jsonResponse, parameter, xsrfHeader } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { schemaRef, enumOf, text } from '../schema.ts';

const longTerm = parameter(
  'header',
  'X-Long-Term-Token',
  text,
  'Restores the cart of a remembered visitor.',
);

/** The cart service (CART-06, CART-13). */
export const cartPaths: Record<string, PathItem> = {
  '/service/cart/api/cart': {
    get: {
      operationId: 'cartRead',
      summary: 'Reads the cart of the session',
      parameters: [
        parameter('query', 'forceReload', enumOf('true', 'false')),
        longTerm,
        xsrfHeader,
      ],
      responses: {
        200: jsonResponse('Never cached', schemaRef('CartReadResponse')),
        403: jsonResponse(
          'The CSRF token is not that of the session',
          schemaRef('CartReadErrorResponse'),
        ),
      },
    },
    put: {
      operationId: 'cartChange',
      summary: 'Makes one change of the cart',
      parameters: [longTerm, xsrfHeader],
      requestBody: jsonBody(schemaRef('CartChange')),
      responses: {
        200: jsonResponse(
          'Changed; with error and limit if the quantity was reduced',
          schemaRef('CartChangeResponse'),
        ),
        304: { description: 'The change makes no difference' },
        400: jsonResponse(
          'The body is not one of the five changes',
          schemaRef('CartChangeRefusedResponse'),
        ),
        403: jsonResponse(
          'The CSRF token is missing or wrong',
          schemaRef('CartChangeForbiddenResponse'),
        ),
        404: jsonResponse(
          'The product or offer is unknown',
          schemaRef('CartChangeRefusedResponse'),
        ),
        409: jsonResponse(
          'Refused because of a limit; the cart is unchanged',
          schemaRef('CartLimitResponse'),
        ),
      },
    },
  },
};
