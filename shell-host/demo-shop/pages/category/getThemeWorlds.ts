/** A theme world as the page shows it (NAV-23). */
export interface ThemeWorld {
  url: string;
  imgUrl: string;
  title: string;
  /** The last day, as text. */
  endDateText?: string;
  /** The number of days left, as text; shown instead of the last day. */
  onlyXDaysLeftText?: string;
}

/** A group of theme worlds under its headline. */
export interface ThemeWorldSection {
  name: string;
  headline: string;
  worlds: ThemeWorld[];
}

/** The sections in their order (NAV-19). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

type ThemeWorldsResponse = Record<string, { headline?: string; themeworlds?: ThemeWorld[] }>;

/** Fetches the theme worlds by section, without empty sections. @throws Error if the request fails. */
export async function getThemeWorlds(): Promise<ThemeWorldSection[]> {
  const response = await fetch('/service/themeworld-frontend/api/themeworlds/navigation');
  if (!response.ok) throw new Error(`Theme worlds: ${response.status}`);
  const body: ThemeWorldsResponse = await response.json();
  return SECTIONS.flatMap((name) => {
    const { headline = '', themeworlds = [] } = body[name] ?? {};
    return themeworlds.length > 0 ? [{ name, headline, worlds: themeworlds }] : [];
  });
}
