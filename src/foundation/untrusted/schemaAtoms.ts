import * as v from 'valibot';
import { optionalField } from '../http/parseAnswer.ts';
import { imageUrl } from './imageUrl.ts';
import { safeUrl } from './safeUrl.ts';

/** A text, trimmed. An empty one is invalid. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An id as a string; services send some as numbers. An empty one is invalid. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** An address that `safeUrl` accepts; anything else is invalid. */
export const address = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const url = safeUrl(dataset.value);
    if (url !== undefined) return url;
    addIssue({ message: 'No address to follow' });
    return NEVER;
  }),
);

/** The address to fetch an image from; anything else is invalid. */
export const imageAddress = v.pipe(
  v.unknown(),
  v.transform(imageUrl),
  v.string('No address of an image'),
);

/** An optional field for which an empty text counts as missing: editors' tools send empty fields as `''`. */
export function optionalUnlessEmpty<const Field extends v.GenericSchema>(field: Field) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    optionalField(field),
  );
}

/** A trimmed text; undefined if it is missing or empty. */
export const optionalText = optionalUnlessEmpty(text);

/** A string, not trimmed, also an empty one. */
export const optionalString = optionalField(v.string());

export const optionalFlag = optionalField(v.boolean());

export const optionalId = optionalField(id);

export const optionalAddress = optionalUnlessEmpty(address);

export const optionalImageAddress = optionalUnlessEmpty(imageAddress);
