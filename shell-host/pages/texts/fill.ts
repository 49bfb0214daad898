/** A text for each plural form that a language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Puts values into a text's `{places}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The form of a text for a number, the number put in at `{n}`. */
export function plural(forms: Plural, n: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(n)] ?? forms.other;
  return fill(form, { n: new Intl.NumberFormat(locale).format(n) });
}
