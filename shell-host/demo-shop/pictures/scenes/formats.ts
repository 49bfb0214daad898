import type { Format } from './scene.ts';

/** Formats of pictures with one size, by folder. */
export const singleFormats = {
  teasers: { width: 488, height: 287, focus: 0.5 },
  themeworlds: { width: 480, height: 360, focus: 0.5 },
  phases: { width: 640, height: 420, focus: 0.5 },
} as const satisfies Record<string, Format>;

/**
 * Formats of pictures with several cut-outs, by folder and cut-out (`banners/<scene>-<cut-out>`). The wide
 * ones leave room for text on the left.
 */
export const cutOutFormats = {
  banners: {
    wide: { width: 1920, height: 420, focus: 0.7 },
    large: { width: 1280, height: 420, focus: 0.71 },
    medium: { width: 768, height: 420, focus: 0.62 },
    small: { width: 375, height: 300, focus: 0.5 },
  },
  heroes: {
    wide: { width: 1600, height: 560, focus: 0.68 },
    medium: { width: 960, height: 480, focus: 0.64 },
    small: { width: 640, height: 480, focus: 0.5 },
  },
} as const satisfies Record<string, Record<string, Format>>;

/**
 * Formats of the newsletter form's image, by platform (NEWS-02). The upper left of the image has few details,
 * because the form shows the discount there.
 */
export const newsletterFormats = {
  desktop: { width: 560, height: 640, focus: 0.5 },
  tablet: { width: 360, height: 560, focus: 0.5 },
} as const satisfies Record<string, Format>;
