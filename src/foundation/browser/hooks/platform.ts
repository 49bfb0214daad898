import { useScripted } from './useScriptedStyle.ts';
import { useViewport, type WindowWidth } from '../page/viewport.ts';

// Minimum window widths of the platforms (HEAD-05).
const TABLET_FROM_PX = 980;
const CLASSIC_FROM_PX = 1440;

/** The header's platform (HEAD-05). Only a host can set `SMARTPHONE`. */
export const platforms = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const;
export type Platform = (typeof platforms)[number];

/** Whether the platform uses the mobile navigation (HEAD-06). */
export function isMobile(platform: Platform): boolean {
  return platform === 'MATCH' || platform === 'SMARTPHONE';
}

/**
 * The header's layout, which is the root's attribute `data-fascia-layout`. Until the window has been measured, it is
 * `auto`, and media queries choose the layout (SSR-10).
 */
export type HeaderLayout = 'mobile' | 'wide' | 'auto';

/** Returns the platform for a window width (HEAD-05). */
export function platformOf({ isAtLeast }: Pick<WindowWidth, 'isAtLeast'>): Platform {
  if (isAtLeast(CLASSIC_FROM_PX)) return 'CLASSIC';
  return isAtLeast(TABLET_FROM_PX) ? 'TABLET' : 'MATCH';
}

/** Returns the host's platform, or else the window's. `CLASSIC` on a server and while hydrating. */
export function usePlatform(setting: Platform | undefined): Platform {
  const measured = useViewport(platformOf);
  return setting ?? measured;
}

/**
 * Returns the layout for a platform. On a server and while hydrating it is `auto` unless the host has set the platform.
 */
export function useLayout(setting: Platform | undefined, platform: Platform): HeaderLayout {
  const isKnown = useScripted() || setting;
  if (!isKnown) return 'auto';
  return isMobile(platform) ? 'mobile' : 'wide';
}
