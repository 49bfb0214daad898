const NAMED = ['16/9', '4/3', '3/2', '1/1'] as const;

/** Width divided by height: a named ratio or a number (UI-03). */
export type AspectRatio = (typeof NAMED)[number] | number;

/** Returns the ratio as a CSS value, or `undefined` if it is invalid (UI-03). */
export function aspectRatioOf(value: unknown): string | undefined {
  if (typeof value === 'number')
    return value > 0 && Number.isFinite(value) ? `${value}` : undefined;
  return NAMED.find((ratio) => ratio === value);
}
