import * as v from 'valibot';
import { safeUrl } from '../../../src/foundation/untrusted/safeUrl.ts';
import { oneOf } from '../problems.ts';

// The message of a schema completes the sentence "expected …" of a problem.

/** A type without `readonly` and `?`. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]-?: Plain<T[Key]> }
    : T;

type Agrees<A, B> = [Plain<A>] extends [Plain<B>]
  ? [Plain<B>] extends [Plain<A>]
    ? unknown
    : 'the schema lacks a part of the type'
  : 'the schema has a part that the type lacks';

/** Checks that a schema matches a type: the compiler reports any difference. */
export const schemaOf =
  <Type>() =>
  <Schema extends v.GenericSchema>(
    schema: Schema & Agrees<v.InferOutput<Schema>, Type>,
  ): v.GenericSchema<unknown, Type> =>
    schema as unknown as v.GenericSchema<unknown, Type>;

/** Returns the expectation of a schema, as worded in problems. */
function expectedBy(schema: v.GenericSchema | undefined): string {
  const { message, wrapped } = (schema ?? {}) as { message?: unknown; wrapped?: v.GenericSchema };
  if (typeof message === 'string') return message;
  return wrapped ? expectedBy(wrapped) : 'an object';
}

/** An object with only these fields. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return v.strictObject(entries, ({ expected, path }) => {
    if (expected === 'never') return oneOf(names);
    const key = path?.at(-1)?.key;
    return typeof key === 'string' && expected === `"${key}"`
      ? expectedBy(entries[key] as v.GenericSchema)
      : `an object with ${names.join(', ')}`;
  });
}

/** An object whose names and values each match a schema. */
export const table = <Key extends string, Value extends string>(
  key: v.GenericSchema<unknown, Key>,
  value: v.GenericSchema<unknown, Value>,
  expected: string,
) =>
  v.record(key as v.GenericSchema<string, string>, value, expected) as unknown as v.GenericSchema<
    unknown,
    Record<Key, Value>
  >;

/** A text that passes a test. */
export const matching = <Type extends string = string>(
  expected: string,
  test: (value: string) => boolean,
) => v.custom<Type>((value): value is Type => typeof value === 'string' && test(value), expected);

const MAX_TEXT = 500;

/** Characters that are invisible, break lines, or change the direction of the text that follows. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A non-empty text without surrounding white space. */
export const text = matching(
  `a text of at most ${MAX_TEXT} letters, on one line`,
  (value) =>
    value.trim() !== '' &&
    value === value.trim() &&
    value.length <= MAX_TEXT &&
    !INVISIBLE.test(value),
);

export const flag = v.boolean('true or false');

export const listOf = <const Schema extends v.GenericSchema>(item: Schema, expected: string) =>
  v.array(item, expected);

export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, oneOf(options));

/** A number within limits. With `whole`, fractions are rejected. */
export const number = (expected: string, least: number, most: number, whole = true) =>
  v.custom<number>(
    (value) =>
      typeof value === 'number' &&
      value >= least &&
      value <= most &&
      (!whole || Number.isInteger(value)),
    expected,
  );

/** A text that matches a pattern. */
export const textLike = (pattern: RegExp, expected: string) =>
  matching(expected, (value) => pattern.test(value));

const MAX_ADDRESS = 2000;

/** Whether an address is safe and belongs to the page's origin or is an absolute http(s) address. */
const isFixedAddress = (value: string) =>
  value.length <= MAX_ADDRESS &&
  safeUrl(value) === value &&
  !/[{}]/.test(value) &&
  /^(?:https?:|\/)/i.test(value);

/** Like `isFixedAddress`, but allows `{site}` for the site's code. */
const isAddress = (value: string) => isFixedAddress(value.replaceAll('{site}', 'DE'));

/** Target of a link. */
export const address = matching('a path such as /cart, or an http(s) address', isAddress);

/** An address outside the shop, such as an app store's. */
export const httpAddress = matching(
  'an http(s) address, the same for all sites',
  (value) => isFixedAddress(value) && /^https?:/i.test(value),
);

/** Third-party code has the rights of the page, so it must come from https or from the page's own origin. */
export const scriptAddress = matching(
  'an https address, or a path',
  (value) => isAddress(value) && /^(?:https:|\/)/i.test(value),
);

/** A prefix of paths on the page's origin. */
export const folderPath = matching<`/${string}/`>(
  'a path that begins and ends with a slash, the same for all sites',
  (value) => isFixedAddress(value) && /^\/(?:[^?#]+\/)?$/.test(value),
);

export const folderAddress = matching(
  'a path or an http(s) address that ends with a slash, the same for all sites',
  (value) => isFixedAddress(value) && /^[^?#]+\/$/.test(value),
);

/** An address, or a file in the shop's folder. */
export const picture = matching(
  'an address, or a file such as images/form.jpg',
  (value) =>
    isAddress(value) ||
    /^images\/(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value),
);

/** The name of a global variable, such as `OneTrust.ToggleInfoDisplay`. */
export const globalName = textLike(
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u,
  'the name of a global variable or function',
);
