import { ReleaseError } from './releaseError.ts';

/** Content of `releases/current.json`, which the team signs. */
export interface ReleasePointer {
  version: string;
  /** File name of the entry that the kit loads, and its `sha384-…`. */
  entry: string;
  integrity: string;
  /** `sha384-…` of the release's `fragments.json`. */
  fragments: string;
  /** Increases with each signature, also if it goes back to an older release. */
  sequence: number;
  /** Time until which the pointer is valid. Without it, the pointer does not expire. */
  expires?: string;
}

const SHA384 = /^sha384-[A-Za-z\d+/]{64}$/;
/** A name within the remote's folder. */
const FILE_NAME = /^(?!\.+$)[\w@.+-]{1,200}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

function parseJson(text: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Parses the pointer; other fields are left out. @throws ReleaseError If it is not a valid one. */
export function parsePointer(text: string): ReleasePointer {
  const { version, entry, integrity, fragments, sequence, expires } = parseJson(text);
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
  throw new ReleaseError('content', 'The release’s pointer cannot be read');
}

/** Whether the pointer has expired by the reader's clock. */
export const isExpired = ({ expires }: ReleasePointer): boolean =>
  expires !== undefined && !(Date.parse(expires) > Date.now());
