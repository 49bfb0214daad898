import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A JSON Schema in the dialect 2020-12, as in OpenAPI 3.1. */
export type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
}

type Content = Record<string, { schema: Schema; example?: unknown }>;

/** Description of one status of an operation. */
export interface ResponseDescription {
  headers?: Record<string, { schema: Schema; example?: string }>;
  content?: Content;
}

/** One operation. References are resolved, except those to schemas. */
export interface Operation {
  operationId: string;
  /** With parameters in braces, such as `/img/{path}`. */
  path: string;
  /** In upper case. */
  method: string;
  tags?: string[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  /** By status. Excludes the response for all other statuses. */
  responses: Record<string, ResponseDescription>;
}

/** One or more OpenAPI documents, merged. */
export interface Description {
  operations: Operation[];
  schemas: Record<string, Schema>;
}

const ROOT = join(import.meta.dirname, '../..');

/** The services that a shop provides for fascia. */
export const SERVICES_FILE = join(ROOT, 'docs/shop-services.openapi.yaml');

/** The demo shop's own endpoints, which refer to schemas of the services. */
export const DEMO_FILE = join(ROOT, 'shell-host/demo-shop/demo.openapi.yaml');

type Json = Record<string, unknown>;

/** Components of the documents by kind and name, such as `components.schemas.Cart`. */
type Components = Record<string, Record<string, Json>>;

/** Reads and merges OpenAPI documents. References between them become references within the result. */
export function readDescription(...files: string[]): Description {
  const documents = files.map((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/[\w./-]+\.yaml#\//g, '#/');
    return parse(text) as { paths: Record<string, Json>; components: Components };
  });
  const components: Components = {};
  for (const document of documents) {
    for (const [kind, named] of Object.entries(document.components)) {
      components[kind] = { ...components[kind], ...named };
    }
  }
  const operations = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, item]) => operationsOf(path, item, components)),
  );
  return { operations, schemas: components['schemas'] ?? {} };
}

function operationsOf(path: string, item: Json, components: Components): Operation[] {
  const { parameters: shared = [], ...methods } = item;
  return Object.entries(methods).map(([method, operation]) => {
    const { parameters = [], responses, ...rest } = resolve(operation, components) as Json;
    const { default: _others, ...byStatus } = responses as Json;
    return {
      ...rest,
      path,
      method: method.toUpperCase(),
      parameters: [...(resolve(shared, components) as []), ...(parameters as [])],
      responses: byStatus,
    } as unknown as Operation;
  });
}

/** Returns a copy in which references are replaced with their targets, except references to schemas. */
function resolve(value: unknown, components: Components): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolve(item, components));
  if ('$ref' in value) {
    const [, , kind = '', name = ''] = String(value.$ref).split('/');
    return kind === 'schemas' ? value : resolve(components[kind]?.[name], components);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolve(inner, components)]),
  );
}

/**
 * Returns the schema of a promotion's content, which a response contains as a string. The schema of a promotion has the
 * name of the promotion's type. The footer's content has its own schema, regardless of its type.
 */
export function contentSchema(
  { schemas }: Description,
  operationId: string,
  type: unknown,
): Schema | undefined {
  const name = operationId === 'footerContent' ? 'FooterPromotion' : String(type);
  const { properties = {} } = (schemas[name] ?? {}) as { properties?: Record<string, Schema> };
  return properties['contentJSON']?.['contentSchema'] as Schema | undefined;
}

/**
 * Returns the schema of a body: `null` if the response must not have a body, `undefined` if its status or media type is
 * not described.
 *
 * @param mediaType Without parameters. Empty if there is no body.
 */
export function bodySchema(
  response: ResponseDescription | undefined,
  mediaType: string,
): Schema | null | undefined {
  if (!response) return undefined;
  if (!response.content) return mediaType === '' ? null : undefined;
  const range = `${mediaType.split('/')[0]}/*`;
  return (response.content[mediaType] ?? response.content[range])?.schema;
}
