import { retailer } from '../retailer.ts';
import { languageOf, siteOf } from '../sites.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import data from './data/themeWorlds.json' with { type: 'json' };
import { navigationTexts } from './navigationTexts.ts';

const DAY_MS = 86_400_000;

/** A theme world in `themeWorlds.json`. `scene` names its picture. */
interface ThemeWorld {
  key: string;
  section: string;
  category: string;
  scene: string;
  badges: string[];
  forCardHolders?: boolean;
  availability?: string;
  daysLeft?: number;
}

/** Returns the theme worlds of a site by section, and the texts of their badges (NAV-19, NAV-23). */
export function themeWorldsResponse(site: Site, now: Date) {
  const { sections, badges } = navigationTexts(site);
  const worlds: readonly ThemeWorld[] = data.worlds;
  const responses = Object.entries(sections).map(([section, headline]) => {
    const inSection = worlds.filter((world) => world.section === section);
    const themeworlds = inSection.map((world) => themeWorldResponse(world, site, now));
    return [section, { headline, themeworlds }];
  });
  return { ...Object.fromEntries(responses), translations: badges };
}

function themeWorldResponse(world: ThemeWorld, site: Site, now: Date) {
  const titles: Readonly<Record<string, string>> = navigationTexts(site).worlds;
  return {
    url: categoryUrl(site, world.category),
    imgUrl: `/image-delivery/themeworlds/${world.scene}.svg`,
    title: titles[world.key],
    ...(siteOf(site).features.loyalty && {
      [retailer.serviceFields.worldForCardHolders]: world.forCardHolders ?? false,
    }),
    availability: world.availability ?? 'AVAILABLE',
    badges: world.badges,
    ...(world.daysLeft && endDateResponse(world.daysLeft, site, now)),
  };
}

function endDateResponse(daysLeft: number, site: Site, now: Date) {
  const end = new Date(now.getTime() + daysLeft * DAY_MS);
  const date = new Intl.DateTimeFormat(languageOf(site), {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(end);
  const texts = navigationTexts(site);
  return {
    endDate: end.toISOString().slice(0, 10),
    endDateText: texts.endDate.replace('{date}', date),
    onlyXDaysLeftText: texts.daysLeft.replace('{days}', String(daysLeft)),
  };
}
