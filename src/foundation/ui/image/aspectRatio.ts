const NAMED = ['16/9', '4/3', '3/2', '1/1'] as const;

/** Width through height: one of four, or a number (H§5). */
export type AspectRatio = (typeof NAMED)[number] | number;

/** The ratio as CSS takes it; undefined for what is none (H§5). */
export function aspectRatioOf(value: unknown): string | undefined {
  if (typeof value === 'number')
    return value > 0 && Number.isFinite(value) ? `${value}` : undefined;
  return NAMED.find((ratio) => ratio === value);
}
