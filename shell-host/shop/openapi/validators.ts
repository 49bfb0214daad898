import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openApi } from './document.ts';
import type { Operation } from './operation.ts';
import type { Schema } from './schema.ts';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
formats.default(ajv);

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** Why a value does not have a schema's shape; null if it does. */
export function faultOf(schema: Schema, value: unknown): string | null {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(standAlone(key));
  compiled.set(key, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** All calls of the document with their address and method. */
export function describedCalls(): { path: string; method: string; operation: Operation }[] {
  return Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
}

/** The schema of an answer by call, status and media type: null for one without a body, undefined where it is not described. */
export function answerSchema(
  operation: Operation,
  status: number,
  mediaType: string,
): Schema | null | undefined {
  const answer = operation.responses[String(status)];
  if (!answer) return undefined;
  if (!answer.content) return mediaType === '' ? null : undefined;
  return answer.content[mediaType]?.schema;
}

/** The document's references made local ones, and its schemas put beside. */
function standAlone(schema: string): Schema {
  const all = JSON.stringify(openApi.components.schemas);
  return { ...JSON.parse(localised(schema)), $defs: JSON.parse(localised(all)) };
}

function localised(text: string): string {
  return text.replaceAll('#/components/schemas/', '#/$defs/');
}
