/** Joins numbers and their units (`500 g`, `40 × 28 cm`) with non-breaking spaces. The length does not change. */
export const keepUnitsTogether = (text: string): string =>
  text.replace(/(?<=[\d×]) (?=[\p{L}\d×%€])/gu, '\u00a0');
