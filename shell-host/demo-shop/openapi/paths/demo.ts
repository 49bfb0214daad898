import { jsonBody, jsonResponse, parameter, problemResponse, siteParameter } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { listOf, schemaRef, text } from '../schema.ts';

const faults = jsonResponse('The faults in force', schemaRef('FaultList'));

/** The demo's own routes, which control the shop. */
export const demoPaths: Record<string, PathItem> = {
  '/demo/faults': {
    get: {
      operationId: 'demoFaultsRead',
      summary: 'Reads the faults',
      parameters: [],
      responses: { 200: faults },
    },
    put: {
      operationId: 'demoFaultsSet',
      summary: 'Sets the fault of a route or of all routes (*), or random faults; null removes it',
      parameters: [],
      requestBody: jsonBody(schemaRef('FaultChange')),
      responses: { 200: faults, 400: problemResponse('No such fault') },
    },
    delete: {
      operationId: 'demoFaultsClear',
      summary: 'Removes all faults',
      parameters: [],
      responses: { 200: faults },
    },
  },
  '/demo/visitor': {
    get: {
      operationId: 'demoVisitorRead',
      summary: 'Reads the visitor of the session',
      parameters: [],
      responses: { 200: jsonResponse('The visitor', schemaRef('Visitor')) },
    },
    put: {
      operationId: 'demoVisitorSet',
      summary: 'Replaces the visitor of the session and sets their cookies',
      parameters: [],
      requestBody: jsonBody(schemaRef('Visitor')),
      responses: {
        200: jsonResponse('The visitor', schemaRef('Visitor')),
        400: problemResponse('No such visitor'),
      },
    },
  },
  '/demo/cart': {
    put: {
      operationId: 'demoCartSet',
      summary: 'Replaces the cart of the session',
      parameters: [],
      requestBody: jsonBody(schemaRef('CartState')),
      responses: {
        200: jsonResponse('The cart as the cart service returns it', schemaRef('CartReadResponse')),
        400: problemResponse('No such cart'),
      },
    },
  },
  '/demo/mails': {
    get: {
      operationId: 'demoMails',
      summary: 'Reads the mails that the shop has sent',
      parameters: [],
      responses: { 200: jsonResponse('All mails, newest first', listOf(schemaRef('Mail'))) },
    },
  },
  '/demo/catalogue': {
    get: {
      operationId: 'demoCatalogue',
      summary: 'Reads the catalogue in the site’s language and currency',
      parameters: [
        siteParameter,
        parameter('query', 'query', text, 'Only products that match this search.'),
        parameter(
          'query',
          'category',
          text,
          'Only products of this category and its descendants; all: every product.',
        ),
      ],
      responses: { 200: jsonResponse('Products, categories and offers', schemaRef('Catalogue')) },
    },
  },
  '/demo/reset': {
    post: {
      operationId: 'demoReset',
      summary: 'Resets the shop: no sessions, carts, sign-ups, mails or faults',
      parameters: [],
      responses: { 204: { description: 'Done' } },
    },
  },
};
