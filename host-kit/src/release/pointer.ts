import { ReleaseError } from './releaseError.ts';
import { parseJson } from './responseText.ts';

/** The content of `releases/current.json`, which is signed. */
export interface ReleasePointer {
  version: string;
  /** The file name of the entry that the kit loads. */
  entry: string;
  /** `sha384-…` of the entry. */
  integrity: string;
  /** `sha384-…` of the release's `fragments.json`. */
  fragments: string;
  /** Increases with each published pointer, even if it names an older release. */
  sequence: number;
  /** When the pointer expires. Without it, the pointer does not expire. */
  expires?: string;
}

const SHA384 = /^sha384-[A-Za-z\d+/]{64}$/;
/** A file name without a path. */
const FILE_NAME = /^(?!\.+$)[\w@.+-]{1,200}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/**
 * Parses a pointer and drops unknown fields.
 *
 * @throws {ReleaseError} If the pointer is invalid.
 */
export function parsePointer(text: string): ReleasePointer {
  const { version, entry, integrity, fragments, sequence, expires }: Record<string, unknown> =
    Object(parseJson(text));
  if (
    matches(version, FILE_NAME) &&
    matches(entry, FILE_NAME) &&
    matches(integrity, SHA384) &&
    matches(fragments, SHA384) &&
    Number.isSafeInteger(sequence) &&
    (expires === undefined || (matches(expires, TIME) && Date.parse(expires)))
  ) {
    return {
      version,
      entry,
      integrity,
      fragments,
      sequence: sequence as number,
      ...(expires !== undefined && { expires: expires as string }),
    };
  }
  throw new ReleaseError('content', 'The release’s pointer is invalid');
}

/** Whether the pointer has expired according to the local clock. */
export const isExpired = ({ expires }: ReleasePointer): boolean =>
  expires !== undefined && !(Date.parse(expires) > Date.now());
