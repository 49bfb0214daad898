import { useScripted } from '../../ui/useScriptedStyle.ts';
import { isMobile, platformOf, type HeaderLayout, type Platform } from '../platform.ts';
import { useViewport } from './useViewport.ts';

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
