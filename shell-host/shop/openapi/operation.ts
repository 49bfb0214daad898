import type { DemoRouteName, RouteName } from '../routing/routes.ts';
import { named } from './schema.ts';
import type { Schema } from './schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Answer {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

/** One call of the document. */
export interface Operation {
  operationId: RouteName | DemoRouteName;
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

/** The calls of one address, by their method in lower case. */
export type PathItem = Partial<Record<'get' | 'put' | 'post' | 'delete', Operation>>;

/** A parameter; only those of the path are required. */
export function parameter(
  where: Parameter['in'],
  name: string,
  schema: Schema,
  description?: string,
): Parameter {
  const required = where === 'path';
  return { name, in: where, required, schema, ...(description && { description }) };
}

/** An answer in JSON. */
export function json(description: string, schema: Schema): Answer {
  return { description, content: { 'application/json': { schema } } };
}

/** An answer with a problem document. */
export function problemOf(description: string): Answer {
  return { description, content: { 'application/problem+json': { schema: named('Problem') } } };
}

/** An answer with a picture. */
export function svg(description: string): Answer {
  return { description, content: { 'image/svg+xml': { schema: { type: 'string' } } } };
}

/** A request in JSON. */
export function body(schema: Schema): NonNullable<Operation['requestBody']> {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The CSRF header of the cart and personal-data calls (contract §2). */
export const xsrf = parameter(
  'header',
  'X-XSRF-TOKEN',
  { type: 'string' },
  'The value of the XSRF-TOKEN cookie. A wrong one is refused with 403; a change also without one, unless the visit begins with it.',
);

/** The site that a call is for, where it names one. */
export const site = parameter(
  'query',
  'site',
  named('Site'),
  'Without it: the DemoSite cookie, else the last site that the visit has named, else DE.',
);
