/** The width that is assumed until the window can be measured, in px (FOOT-23): the widest layout. */
export const UNMEASURED_WIDTH_PX = 20_000;

/** Named window widths in px; each is the largest width of its name (UI-01). */
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

export type Breakpoint = keyof typeof breakpoints;
