const NAMED = ['16/9', '4/3', '3/2', '1/1'] as const;

/** Width divided by height: one of four names, or a number (UI-03). */
export type AspectRatio = (typeof NAMED)[number] | number;

/** The ratio as a CSS value; undefined where it is invalid (UI-03). */
export function aspectRatioOf(value: unknown): string | undefined {
  if (typeof value === 'number')
    return value > 0 && Number.isFinite(value) ? `${value}` : undefined;
  return NAMED.find((ratio) => ratio === value);
}
