/** The named widths of H§9, in px; each is the largest that its name holds for. */
export const breakpoints = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  '3xl': 1439,
  '4xl': 1919,
} as const;

/** The name of a width. */
export type Breakpoint = keyof typeof breakpoints;
