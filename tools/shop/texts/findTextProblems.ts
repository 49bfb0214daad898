import { placeholdersOf, type Placeholder } from './placeholders.ts';
import type { Catalogue } from './readPo.ts';

/** A literal or template literal that may be an id, such as `cart.error.${code}`. */
const ID = /['"`]([\w-]+(?:\.(?:[\w-]|\$\{[^`{}]*\})+)+)['"`]/g;

/** The texts to check, and the code that uses them. */
interface Input {
  /** Catalogues by locale. */
  catalogues: Readonly<Record<string, Catalogue>>;
  /** The locale that all others are compared with. */
  sourceLocale: string;
  /** Locales that may omit texts because they fall back to the source locale. */
  partialLocales: readonly string[];
  /** Contents of the source files that use the ids. */
  sources: readonly string[];
}

/** Returns the plural forms of a language that whole numbers use. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const forms = Array.from({ length: 200 }, (_, count) => rules.select(count));
  return [...new Set([...forms, 'other'])];
}

const describePlaceholders = (placeholders: readonly Placeholder[]) =>
  [...new Set(placeholders.map(({ name, kind }) => `${name} (${kind})`))].toSorted().join(', ');

/** Checks one text by itself. */
export function textProblems(id: string, text: string, locale: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const problems = [];
  if (text === id) problems.push('equals its id');
  if (text !== text.trim()) problems.push('starts or ends with white space');
  try {
    const plurals = placeholdersOf(text).filter(({ kind }) => kind === 'plural');
    for (const { name, cases } of plurals) {
      const missing = pluralForms(locale).filter((form) => !cases.includes(form));
      if (missing.length > 0) problems.push(`lacks plural forms of ${name}: ${missing.join(', ')}`);
    }
  } catch (error) {
    problems.push(`has a syntax error: ${String((error as Error).message).split('\n')[0]}`);
  }
  return problems;
}

/** Compares the placeholders of a text with the placeholders in the source locale. */
export function placeholderProblems(text: string, sourceText: string): string[] {
  try {
    const [actual, expected] = [text, sourceText].map((each) =>
      describePlaceholders(placeholdersOf(each)),
    );
    return actual === expected
      ? []
      : [`has the placeholders ${actual || 'none'} instead of ${expected || 'none'}`];
  } catch {
    return []; // `textProblems` reports the syntax error.
  }
}

function catalogueProblems(
  locale: string,
  catalogue: Catalogue,
  sourceTexts: Map<string, string>,
): string[] {
  return catalogue.flatMap(([id, text], index) => {
    const [previousId = ''] = catalogue[index - 1] ?? [];
    const sourceText = sourceTexts.get(id);
    return [
      ...(previousId === id ? ['is defined twice'] : []),
      ...(previousId > id ? [`comes after ${previousId}, not in alphabetical order`] : []),
      ...textProblems(id, text, locale),
      ...(sourceText === undefined
        ? ['is not in the source catalogue']
        : placeholderProblems(text, sourceText)),
    ].map((problem) => `${locale}: ${id} ${problem}`);
  });
}

/** Matches the ids that a template can produce. Each `${…}` is one segment of the id. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`);

/** Returns the ids that no source file uses. (The compiler reports ids without a text.) */
function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const written = new Set(
    sources.flatMap((source) => [...source.matchAll(ID)].map(([, id = '']) => id)),
  );
  const patterns = [...written].filter((id) => id.includes('$')).map(patternOf);
  return ids.filter((id) => !written.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

/** Returns all problems of the texts, one per line: missing, unused and invalid texts. */
export function findTextProblems(input: Input): string[] {
  const { catalogues, sourceLocale, partialLocales, sources } = input;
  const sourceTexts = new Map(catalogues[sourceLocale]);
  const problems = Object.entries(catalogues).flatMap(([locale, catalogue]) => {
    const texts = new Map(catalogue);
    const missing = partialLocales.includes(locale)
      ? []
      : [...sourceTexts.keys()].filter((id) => !texts.has(id));
    return [
      ...missing.map((id) => `${locale}: ${id} is missing`),
      ...catalogueProblems(locale, catalogue, sourceTexts),
    ];
  });
  const unused = unusedIds([...sourceTexts.keys()], sources);
  return [...problems, ...unused.map((id) => `${id} is not used`)];
}
