import { parseAccept } from 'hono/utils/accept';

/** How a fragment is sent: as markup to include, or as JSON. */
export type FragmentForm = 'html' | 'json';

const types = { html: 'text/html', json: 'application/json' } as const;

type Range = ReturnType<typeof parseAccept>[number];

/** The weight that a list of ranges gives to a type: that of the most specific one (RFC 9110, 12.5.1). */
function weigh(type: string, ranges: readonly Range[]) {
  const names = [type, type.replace(/\/.*/, '/*'), '*/*'];
  const index = names.findIndex((name) =>
    ranges.some((range) => range.type.toLowerCase() === name),
  );
  const range = ranges.find((range) => range.type.toLowerCase() === names[index]);
  return { q: range?.q ?? 0, specificity: range ? names.length - index : 0 };
}

/**
 * The form that a client prefers. Markup, unless JSON has more weight, or the same and is named more precisely, as in
 * `application/json, *\/*`. A client that accepts neither gets markup too: an include without content helps nobody.
 */
export function negotiateForm(accept: string | undefined): FragmentForm {
  const ranges = parseAccept(accept ?? '');
  const html = weigh(types.html, ranges);
  const json = weigh(types.json, ranges);
  if (json.q === html.q) return json.q > 0 && json.specificity > html.specificity ? 'json' : 'html';
  return json.q > html.q ? 'json' : 'html';
}
