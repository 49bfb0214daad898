import type { DemoRouteName, RouteName } from '../routing/routes.ts';
import { schemaRef } from './schema.ts';
import type { Schema } from './schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  description?: string;
  schema: Schema;
}

interface ResponseDescription {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

/** One operation of the document. */
export interface Operation {
  operationId: RouteName | DemoRouteName;
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, ResponseDescription>;
}

/** The operations of one path, by method in lower case. */
export type PathItem = Partial<Record<'get' | 'put' | 'post' | 'delete', Operation>>;

/** A parameter. Only path parameters are required. */
export function parameter(
  where: Parameter['in'],
  name: string,
  schema: Schema,
  description?: string,
): Parameter {
  const required = where === 'path';
  return { name, in: where, required, schema, ...(description && { description }) };
}

/** A JSON response. */
export function jsonResponse(description: string, schema: Schema): ResponseDescription {
  return { description, content: { 'application/json': { schema } } };
}

/** A response with a problem document. */
export function problemResponse(description: string): ResponseDescription {
  return { description, content: { 'application/problem+json': { schema: schemaRef('Problem') } } };
}

/** A response with an SVG picture. */
export function svgResponse(description: string): ResponseDescription {
  return { description, content: { 'image/svg+xml': { schema: { type: 'string' } } } };
}

/** A JSON request body. */
export function jsonBody(schema: Schema): NonNullable<Operation['requestBody']> {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The CSRF header of the cart, personal-data and preview requests (HOST-62). */
export const xsrfHeader = parameter(
  'header',
  'X-XSRF-TOKEN',
  { type: 'string' },
  'The value of the XSRF-TOKEN cookie. A wrong one is refused with 403, for a change also a missing one, except in the first request of a session.',
);

/** The optional parameter that names the site. */
export const siteParameter = parameter(
  'query',
  'site',
  schemaRef('Site'),
  'Default: the DemoSite cookie, else the last site that the session has named, else DE.',
);
