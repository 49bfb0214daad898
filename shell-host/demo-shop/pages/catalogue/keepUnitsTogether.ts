/** Joins numbers and units (`500 g`, `40 × 28 cm`) with non-breaking spaces. */
export function keepUnitsTogether(name: string): string {
  return name.replace(/(?<=[\d×]) (?=[\p{Letter}\d×])/gu, '\u00a0');
}
