import { localeOf, type Site } from '../../sites.ts';

/** A text for each plural form of a language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Replaces the `{placeholders}` of a text with values. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Selects the plural form for a number on a site and replaces `{n}` with the formatted number. */
export function formatPlural(forms: Plural, n: number, site: Site): string {
  const locale = localeOf(site);
  const form = forms[new Intl.PluralRules(locale).select(n)] ?? forms.other;
  return formatText(form, { n: new Intl.NumberFormat(locale).format(n) });
}
