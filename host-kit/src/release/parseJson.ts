import { ReleaseError } from './releaseError.ts';

/** Data from outside, of which nothing is known. */
export type Unknown = Partial<Record<string, unknown>>;

/** Ends the reading of a file that is not as it has to be. */
export function expect(isRight: unknown, what: string): asserts isRight {
  if (!isRight) throw new ReleaseError('content', `The release’s ${what} cannot be read`);
}

/** An object of a file, or of a part of it. */
export function objectOf(value: unknown, what: string): Unknown {
  expect(typeof value === 'object' && value && !Array.isArray(value), what);
  return value;
}

export function parseJson(text: string, what: string): Unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Undefined is no object.
  }
  return objectOf(value, what);
}

export function textOf(value: unknown, pattern: RegExp, what: string): string {
  expect(typeof value === 'string' && pattern.test(value), what);
  return value;
}

export function sequenceOf(value: unknown, what: string): number {
  expect(Number.isSafeInteger(value) && (value as number) >= 0, what);
  return value as number;
}

/** A name of a file, or of a folder within the remote's: never the way out of it. */
export const FILE_NAME = /^(?!\.+$)[\w@.+-]{1,200}$/;
