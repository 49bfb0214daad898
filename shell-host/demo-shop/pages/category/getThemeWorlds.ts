import type { ThemeWorld, ThemeWorlds } from '../../wireTypes.ts';

/** A group of theme worlds under its headline. */
export interface ThemeWorldSection {
  name: string;
  headline: string;
  worlds: ThemeWorld[];
}

/** The sections in display order (NAV-19). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

/** Fetches the theme worlds by section, without empty sections. @throws {Error} If the request fails. */
export async function getThemeWorlds(): Promise<ThemeWorldSection[]> {
  const response = await fetch('/service/themeworld-frontend/api/themeworlds/navigation');
  if (!response.ok) throw new Error(`Theme worlds: status ${response.status}`);
  const body: ThemeWorlds = await response.json();
  return SECTIONS.flatMap((name) => {
    const { headline = '', themeworlds = [] } = body[name] ?? {};
    return themeworlds.length > 0 ? [{ name, headline, worlds: themeworlds }] : [];
  });
}
