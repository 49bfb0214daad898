import type { Fragment } from '../src/render/fragment.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);
const SPECIAL = /["'&<>]/;
const ALL_SPECIAL = /["'&<>]/g;

const escape = (text: string) =>
  SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (character) => ENTITIES[character] ?? '') : text;
const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS.get(entity) ?? '');

/** Attributes' values and texts, with what delimits them. */
const VALUES = /("[^"]*"|>[^<]+<)/;

/** The constant parts of some markup, and the values between them: of each attribute and each text. */
function partsOf(markup: string) {
  const strings = [''];
  const values: string[] = [];
  for (const [index, part] of markup.split(VALUES).entries()) {
    if (index % 2 === 0) {
      strings.push(`${strings.pop()}${part}`);
    } else {
      strings.push(`${strings.pop()}${part[0]}`, part.at(-1) ?? '');
      values.push(unescape(part.slice(1, -1)));
    }
  }
  return { strings, values };
}

function fill({ strings, values }: ReturnType<typeof partsOf>): string {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += escape(value) + strings[index + 1];
  return markup;
}

const serialise = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * A function that makes a fragment as a template would: it escapes all values, puts them between the constant parts, and
 * serialises the state. Throws if that does not give the same fragment.
 */
export function templateOf({ html, head, state }: Fragment) {
  const htmlParts = partsOf(html);
  const headParts = partsOf(head);
  const data: unknown = JSON.parse(state);
  const template = () => ({ html: fill(htmlParts), head: fill(headParts), state: serialise(data) });
  const made = template();
  if (made.html !== html || made.head !== head || made.state !== state) {
    throw new Error('The template makes another fragment');
  }
  return template;
}
