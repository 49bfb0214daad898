import { parseAccept } from 'hono/utils/accept';

/** Format of a fragment: markup to include, or JSON. */
export type FragmentForm = 'html' | 'json';

const types = { html: 'text/html', json: 'application/json' } as const;

type Range = ReturnType<typeof parseAccept>[number];

/** Returns the weight of the most specific range that matches a type (RFC 9110, 12.5.1). */
function weigh(type: string, ranges: readonly Range[]) {
  const names = [type, type.replace(/\/.*/, '/*'), '*/*'];
  const index = names.findIndex((name) =>
    ranges.some((range) => range.type.toLowerCase() === name),
  );
  const range = ranges.find((range) => range.type.toLowerCase() === names[index]);
  return { q: range?.q ?? 0, specificity: range ? names.length - index : 0 };
}

/**
 * Returns the format that a client prefers: markup, unless JSON has a higher weight, or the same weight and a more
 * specific name, as in `application/json, *\/*`. If the client accepts neither, it receives markup, because an include
 * must not be empty.
 */
export function negotiateForm(accept: string | undefined): FragmentForm {
  const ranges = parseAccept(accept ?? '');
  const html = weigh(types.html, ranges);
  const json = weigh(types.json, ranges);
  if (json.q === html.q) return json.q > 0 && json.specificity > html.specificity ? 'json' : 'html';
  return json.q > html.q ? 'json' : 'html';
}
