import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApi } from './document.ts';
import type { Operation } from './operation.ts';
import type { Schema } from './schema.ts';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
formats.default(ajv);

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** Why a value does not match a schema; null if it does. */
export function validationError(schema: Schema, value: unknown): string | null {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(withDefinitions(key));
  compiled.set(key, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** All operations of the document with their path and method. */
export function describedOperations(): { path: string; method: string; operation: Operation }[] {
  return Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
}

/** The schema of a response: null if it is described as having no body, undefined if it is not described. */
export function responseSchema(
  operation: Operation,
  status: number,
  mediaType: string,
): Schema | null | undefined {
  const response = operation.responses[String(status)];
  if (!response) return undefined;
  if (!response.content) return mediaType === '' ? null : undefined;
  return response.content[mediaType]?.schema;
}

/** A self-contained schema: the document's schemas become its `$defs`, and references point there. */
function withDefinitions(schema: string): Schema {
  const all = JSON.stringify(openApi.components.schemas);
  return {
    ...JSON.parse(withLocalReferences(schema)),
    $defs: JSON.parse(withLocalReferences(all)),
  };
}

function withLocalReferences(text: string): string {
  return text.replaceAll('#/components/schemas/', '#/$defs/');
}
