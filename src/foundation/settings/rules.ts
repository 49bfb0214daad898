/** How one setting is read. */
export interface Rule<T> {
  /** Its value, or undefined where the given one is of no use. What is wrong inside of it joins `problems`. */
  parse: (given: unknown, problems: string[]) => T | undefined;
  /** What holds where nothing useful was given. */
  fallback: T;
}

export type Rules<Settings> = { [Key in keyof Settings]: Rule<Settings[Key]> };

/** One of a few words. */
export function oneOf<const T extends string, const F extends T | undefined>(
  values: readonly T[],
  fallback: F,
): Rule<T | F> {
  return { parse: (given) => values.find((value) => value === given), fallback };
}

const FLAG_WORDS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  ['', true],
]);

/** True or false; as text too, because data attributes and query parameters are text (contract §1). */
export function flag(fallback: boolean): Rule<boolean> {
  return { parse: (given) => FLAG_WORDS.get(given), fallback };
}

/** A text. An empty one is of use only where that is the default: there is no empty address or id. */
export function text<const F extends string | undefined>(fallback: F): Rule<string | F> {
  const isText = (given: unknown) => typeof given === 'string' && (given || fallback === '');
  return { parse: (given) => (isText(given) ? (given as string) : undefined), fallback };
}

/** A list of texts, or one text with commas; what is no text in it, or an empty one, is left out. */
export const texts: Rule<string[]> = {
  parse: (given) => {
    const entries = typeof given === 'string' ? given.split(/ *, */) : given;
    return Array.isArray(entries)
      ? entries.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
      : undefined;
  },
  fallback: [],
};

/** A positive number of CSS pixels, as number or text. */
export const pixels: Rule<number | undefined> = {
  parse: (given) => {
    const number = typeof given === 'string' ? Number(given) : given;
    return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
  },
  fallback: undefined,
};

/** A function of the host's; its shape cannot be checked before it is called. */
export function callback<F>(): Rule<F | undefined> {
  return {
    parse: (given) => (typeof given === 'function' ? (given as F) : undefined),
    fallback: undefined,
  };
}
