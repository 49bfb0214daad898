import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatted } from '../format.ts';
import type { Description } from './description.ts';
import { generateTypes } from './generateTypes.ts';

/** The source of the types, formatted. */
async function typesFor(file: string, description: Pick<Description, 'schemas'>): Promise<string> {
  const source = await generateTypes(description);
  return formatted(file, source);
}

/** Whether a file holds the types that a description yields. */
export async function hasTypes(
  file: string,
  description: Pick<Description, 'schemas'>,
): Promise<boolean> {
  const types = await typesFor(file, description);
  return existsSync(file) && readFileSync(file, 'utf8') === types;
}

/** Writes the types that a description yields. */
export async function writeTypes(
  file: string,
  description: Pick<Description, 'schemas'>,
): Promise<void> {
  writeFileSync(file, await typesFor(file, description));
}
