import { placeholdersOf, type Placeholder } from './placeholders.ts';
import type { Catalogue } from './readPo.ts';
import { usedIds } from './usedIds.ts';

/** What is checked. */
export interface Texts {
  /** Every locale's words. */
  catalogues: Readonly<Record<string, Catalogue>>;
  /** The locale that all others are compared with. */
  source: string;
  /** Locales that may leave a text out, because they fall back to the source's. */
  partial: readonly string[];
  /** The sources that use the ids. */
  code: readonly string[];
}

/** The plural forms that whole numbers need in a language. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const forms = Array.from({ length: 200 }, (_, count) => rules.select(count));
  return [...new Set([...forms, 'other'])];
}

const shapeOf = (placeholders: readonly Placeholder[]) =>
  [...new Set(placeholders.map(({ name, kind }) => `${name} (${kind})`))].toSorted().join(', ');

/** What is wrong with one text by itself. */
function flaws(id: string, text: string, locale: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const found = [];
  if (text === id) found.push('is its own id');
  if (text !== text.trim()) found.push('begins or ends with a blank');
  try {
    const plurals = placeholdersOf(text).filter(({ kind }) => kind === 'plural');
    for (const { name, cases } of plurals) {
      const without = pluralForms(locale).filter((form) => !cases.includes(form));
      if (without.length > 0) found.push(`lacks the plural of ${name} for: ${without.join(', ')}`);
    }
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

/** As `flaws`, beside the same text in the source's locale. */
function differences(text: string, original: string): string[] {
  try {
    const [here, there] = [text, original].map((each) => shapeOf(placeholdersOf(each)));
    return here === there
      ? []
      : [`has the placeholders ${here || 'none'} instead of ${there || 'none'}`];
  } catch {
    return []; // Told as a flaw of the text itself.
  }
}

function checkCatalogue(
  locale: string,
  catalogue: Catalogue,
  original: Map<string, string>,
): string[] {
  return catalogue.flatMap(([id, text], place) => {
    const [before = ''] = catalogue[place - 1] ?? [];
    const there = original.get(id);
    return [
      ...(before === id ? ['stands there twice'] : []),
      ...(before > id ? [`stands after ${before}, not in alphabetical order`] : []),
      ...flaws(id, text, locale),
      ...(there === undefined ? ['is not in the source catalogue'] : differences(text, there)),
    ].map((problem) => `${locale}: ${id} ${problem}`);
  });
}

/** Everything that is wrong with the texts, a line each; nothing where all is well. */
export function checkTexts({ catalogues, source, partial, code }: Texts): string[] {
  const original = new Map(catalogues[source]);
  const used = usedIds(code);
  const problems = Object.entries(catalogues).flatMap(([locale, catalogue]) => {
    const here = new Map(catalogue);
    const missing = partial.includes(locale)
      ? []
      : [...original.keys()].filter((id) => !here.has(id));
    return [
      ...missing.map((id) => `${locale}: ${id} is missing`),
      ...checkCatalogue(locale, catalogue, original),
    ];
  });
  const unused = [...original.keys()].filter((id) => !used.has(id));
  const unknown = [...used.lookedUp].filter((id) => !original.has(id));
  return [
    ...problems,
    ...unused.map((id) => `${id} is used nowhere`),
    ...unknown.map((id) => `${id} is used, but no text has this id`),
  ];
}
