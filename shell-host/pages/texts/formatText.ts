/** A text for each plural form that a language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Puts values into a text's `{places}`. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** The form of a text for a number, the number put in at `{n}`. */
export function formatPlural(forms: Plural, n: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(n)] ?? forms.other;
  return formatText(form, { n: new Intl.NumberFormat(locale).format(n) });
}
