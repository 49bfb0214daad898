/** One theme world, as the page shows it (contract §3). */
export interface ThemeWorld {
  url: string;
  imgUrl: string;
  title: string;
  /** The last day, or how many are left, in the site's words. */
  ends?: string;
}

/** A group of theme worlds under its headline. */
export interface ThemeWorldSection {
  name: string;
  headline: string;
  worlds: ThemeWorld[];
}

/** The order of the sections (H§9). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

interface ThemeWorldResponse extends ThemeWorld {
  endDateText?: string;
  onlyXDaysLeftText?: string;
}

type ThemeWorldsResponse = Partial<
  Record<string, { headline?: string; themeworlds?: ThemeWorldResponse[] }>
>;

/** The theme worlds by section; a section that is missing is left out. @throws Error without an answer. */
export async function getThemeWorlds(): Promise<ThemeWorldSection[]> {
  const response = await fetch('/service/themeworld-frontend/api/themeworlds/navigation');
  if (!response.ok) throw new Error(`No theme worlds: ${response.status}`);
  const body: ThemeWorldsResponse = await response.json();
  return SECTIONS.flatMap((name) => {
    const { headline = '', themeworlds = [] } = body[name] ?? {};
    if (themeworlds.length === 0) return [];
    const worlds = themeworlds.map(({ url, imgUrl, title, onlyXDaysLeftText, endDateText }) => {
      const ends = onlyXDaysLeftText ?? endDateText;
      return { url, imgUrl, title, ...(ends && { ends }) };
    });
    return [{ name, headline, worlds }];
  });
}
