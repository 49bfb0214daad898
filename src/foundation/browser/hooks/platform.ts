import { useScripted } from './useScriptedStyle.ts';
import { useViewport, type WindowWidth } from '../page/viewport.ts';

// The window widths from which a platform begins (HEAD-05).
const TABLET_FROM_PX = 980;
const CLASSIC_FROM_PX = 1440;

/** How the header is laid out (HEAD-05). `SMARTPHONE` is only ever set by a host. */
export const platforms = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const;
export type Platform = (typeof platforms)[number];

/** Whether a platform has the mobile navigation (HEAD-06). */
export function isMobile(platform: Platform): boolean {
  return platform === 'MATCH' || platform === 'SMARTPHONE';
}

/**
 * Which of its two layouts the header has; `auto` where the window has not been measured, so that style sheets choose by
 * its width (SSR-10). It is the root's attribute `data-fascia-layout`, on which style sheets hang what differs.
 */
export type HeaderLayout = 'mobile' | 'wide' | 'auto';

/** The platform of a window of this width (HEAD-05). */
export function platformOf({ isAtLeast }: Pick<WindowWidth, 'isAtLeast'>): Platform {
  if (isAtLeast(CLASSIC_FROM_PX)) return 'CLASSIC';
  return isAtLeast(TABLET_FROM_PX) ? 'TABLET' : 'MATCH';
}

/** The platform that a host has set, else the window's; `CLASSIC` on a server and while hydrating. */
export function usePlatform(setting: Platform | undefined): Platform {
  const measured = useViewport(platformOf);
  return setting ?? measured;
}

/** The layout of a header with this platform; `auto` on a server and while hydrating, unless the host has set it. */
export function useLayout(setting: Platform | undefined, platform: Platform): HeaderLayout {
  const isKnown = useScripted() || setting;
  if (!isKnown) return 'auto';
  return isMobile(platform) ? 'mobile' : 'wide';
}
