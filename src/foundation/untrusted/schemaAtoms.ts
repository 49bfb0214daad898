import * as v from 'valibot';
import { optionalField } from '../http/parseAnswer.ts';
import { imageUrl } from './imageUrl.ts';
import { safeUrl } from './safeUrl.ts';

/** A trimmed text that is not empty. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An id as a non-empty string. Some services send numbers. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** An address that `safeUrl` accepts. */
export const address = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const url = safeUrl(dataset.value);
    if (url !== undefined) return url;
    addIssue({ message: 'Not a valid address' });
    return NEVER;
  }),
);

/** An image address that `imageUrl` accepts. */
export const imageAddress = v.pipe(
  v.unknown(),
  v.transform(imageUrl),
  v.string('Not a valid image address'),
);

/** An optional field for which an empty text counts as missing. Editors' tools send empty fields as `''`. */
export function optionalUnlessEmpty<const Field extends v.GenericSchema>(field: Field) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    optionalField(field),
  );
}

/** A trimmed text, or `undefined` if it is missing or empty. */
export const optionalText = optionalUnlessEmpty(text);

/** A string, which may be empty and is not trimmed. */
export const optionalString = optionalField(v.string());

export const optionalFlag = optionalField(v.boolean());

export const optionalId = optionalField(id);

export const optionalAddress = optionalUnlessEmpty(address);

export const optionalImageAddress = optionalUnlessEmpty(imageAddress);
