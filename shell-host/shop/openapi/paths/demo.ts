import { body, json, parameter, problemOf, site } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { listOf, named, text } from '../schema.ts';

const faults = json('What is set now', named('FaultList'));

/** The demo's own calls; no shopper's page needs them. */
export const demoPaths: Record<string, PathItem> = {
  '/demo/faults': {
    get: {
      operationId: 'demoFaultsRead',
      summary: 'The faults that are set',
      parameters: [],
      responses: { 200: faults },
    },
    put: {
      operationId: 'demoFaultsSet',
      summary: 'Sets the fault of a route or of all (*), or faults at random; null takes it away',
      parameters: [],
      requestBody: body(named('FaultChange')),
      responses: { 200: faults, 400: problemOf('No such fault') },
    },
    delete: {
      operationId: 'demoFaultsClear',
      summary: 'Ends all faults',
      parameters: [],
      responses: { 200: faults },
    },
  },
  '/demo/visitor': {
    get: {
      operationId: 'demoVisitorRead',
      summary: 'Whom the shop takes this visit for',
      parameters: [],
      responses: { 200: json('The visitor', named('Visitor')) },
    },
    put: {
      operationId: 'demoVisitorSet',
      summary: 'Makes this visit another visitor’s, with the cookies of such a one',
      parameters: [],
      requestBody: body(named('Visitor')),
      responses: { 200: json('The visitor', named('Visitor')), 400: problemOf('No such visitor') },
    },
  },
  '/demo/cart': {
    put: {
      operationId: 'demoCartSet',
      summary: 'Puts the cart of this visit into any state',
      parameters: [],
      requestBody: body(named('CartState')),
      responses: {
        200: json('The cart as the service tells it', named('CartReadAnswer')),
        400: problemOf('No such cart'),
      },
    },
  },
  '/demo/mails': {
    get: {
      operationId: 'demoMails',
      summary: 'The mails that the shop has sent, the newest first',
      parameters: [],
      responses: { 200: json('All of them', listOf(named('Mail'))) },
    },
  },
  '/demo/catalogue': {
    get: {
      operationId: 'demoCatalogue',
      summary: 'What the host’s pages show, in the site’s language and currency',
      parameters: [
        site,
        parameter('query', 'query', text, 'Only what a search finds.'),
        parameter('query', 'category', text, 'Only a category and all below it; all: everything.'),
      ],
      responses: { 200: json('Articles, categories and offers', named('Catalogue')) },
    },
  },
  '/demo/reset': {
    post: {
      operationId: 'demoReset',
      summary: 'A shop as new: no visits, carts, sign-ups, mails or faults',
      parameters: [],
      responses: { 204: { description: 'Done' } },
    },
  },
};
