/** A name whose figures stay with their units at the end of a line: `500 g`, `40 × 28 cm`. */
export function keepUnitsTogether(name: string): string {
  return name.replace(/(?<=[\d×]) (?=[\p{Letter}\d×])/gu, '\u00a0');
}
