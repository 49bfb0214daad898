/** Joins numbers with what follows (`500 g`, `40 × 28 cm`) by non-breaking spaces. The length stays the same. */
export const keepUnitsTogether = (text: string): string =>
  text.replace(/(?<=[\d×]) (?=[\p{L}\d×%€])/gu, '\u00a0');
