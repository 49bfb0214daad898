import * as v from 'valibot';
import { optionalField } from './parseAnswer.ts';
import { imageUrl, safeUrl } from './safeUrl.ts';

/** A text to read, without the blanks around it. An empty one is a wrong shape. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An id; services write some of them as numbers. An empty one is a wrong shape. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** An address that may be followed; anything else is a wrong shape. */
export const address = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const url = safeUrl(dataset.value);
    if (url !== undefined) return url;
    addIssue({ message: 'No address to follow' });
    return NEVER;
  }),
);

/** The address to fetch an image from; anything else is a wrong shape. */
export const imageAddress = v.pipe(
  v.unknown(),
  v.transform(imageUrl),
  v.string('No address of an image'),
);

/** An optional field whose empty text counts as missing: an editor's tool sends what was left empty as `''`. */
export function optionalUnlessEmpty<const Field extends v.GenericSchema>(field: Field) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given)),
    optionalField(field),
  );
}

/** A text without the blanks around it, where there is one. */
export const optionalText = optionalUnlessEmpty(text);

/** A string as it was sent, also an empty one. */
export const optionalString = optionalField(v.string());

/** True or false; `undefined` where nothing was said. */
export const optionalFlag = optionalField(v.boolean());

export const optionalId = optionalField(id);

export const optionalAddress = optionalUnlessEmpty(address);

export const optionalImageAddress = optionalUnlessEmpty(imageAddress);
