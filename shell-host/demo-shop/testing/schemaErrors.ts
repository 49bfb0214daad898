import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
formats.default(ajv);

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Why a JSON file does not match the schema that its `$schema` names; empty if it does.
 *
 * @param path From the root of the project.
 */
export function schemaErrors(path: string): string[] {
  const data = readJson(path);
  const schemaPath = join(dirname(path), data.$schema);
  const validate =
    ajv.getSchema(schemaPath) ?? ajv.compile({ $id: schemaPath, ...readJson(schemaPath) });
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
