import { freezeAll } from './freezeAll.ts';
import { serialise } from './serialise.ts';

/** A parsed answer, as all fragments that are rendered with it share it. */
export interface SharedAnswer {
  value: unknown;
  /** The value as JSON for a script element. */
  json: string;
}

const shared = async (parse: (body: unknown) => unknown, body: unknown): Promise<SharedAnswer> => {
  const value = freezeAll(await parse(body));
  return { value, json: serialise(value) };
};

/**
 * Parses and serialises each body once, for as long as it is kept: most fragments of a site are rendered from the same
 * few answers, and parsing one takes longer than drawing it (SSR-131). What several visitors get is frozen.
 */
export function parseOnce(parse: (body: unknown) => unknown) {
  const known = new WeakMap<object, Promise<SharedAnswer>>();
  return (body: unknown): Promise<SharedAnswer> => {
    if (typeof body !== 'object' || body === null) return shared(parse, body);
    const answer = known.get(body) ?? shared(parse, body);
    known.set(body, answer);
    return answer;
  };
}
