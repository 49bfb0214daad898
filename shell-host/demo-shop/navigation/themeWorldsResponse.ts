import { localize } from '../localize.ts';
import { languageOf } from '../sites.ts';
import type { Language, Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import type { ThemeWorlds } from '../wireTypes.ts';
import { themeWorlds } from './themeWorlds.ts';
import type { Section, ThemeWorld } from './themeWorlds.ts';
import { badgeTexts, daysLeftTexts, endDateTexts, sectionHeadlines } from './themeWorldTexts.ts';

const DAY_MS = 86_400_000;

/** The theme worlds of a site by section, and the texts of their badges (NAV-19, NAV-23, NAV-21). */
export function themeWorldsResponse(site: Site, now: Date): ThemeWorlds {
  return {
    scout: sectionResponse('scout', site, now),
    new: sectionResponse('new', site, now),
    more: sectionResponse('more', site, now),
    lastChance: sectionResponse('lastChance', site, now),
    translations: Object.fromEntries(
      Object.entries(badgeTexts).map(([badge, texts]) => [badge, localize(site, texts)]),
    ),
  };
}

function sectionResponse(section: Section, site: Site, now: Date) {
  const worlds = themeWorlds.filter((world) => world.section === section);
  return {
    headline: localize(site, sectionHeadlines[section]),
    themeworlds: worlds.map((world) => themeWorldResponse(world, site, now)),
  };
}

function themeWorldResponse(world: ThemeWorld, site: Site, now: Date) {
  return {
    url: categoryUrl(site, world.category),
    imgUrl: `/image-delivery/themeworlds/${world.scene}.svg`,
    title: localize(site, world.title),
    aromaCard: world.forCardHolders ?? false,
    availability: world.availability ?? 'AVAILABLE',
    badges: world.badges,
    ...(world.daysLeft && endDateResponse(world.daysLeft, languageOf(site), now)),
  };
}

function endDateResponse(daysLeft: number, language: Language, now: Date) {
  const end = new Date(now.getTime() + daysLeft * DAY_MS);
  const date = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(end);
  return {
    endDate: end.toISOString().slice(0, 10),
    endDateText: endDateTexts[language].replace('{date}', date),
    onlyXDaysLeftText: daysLeftTexts[language].replace('{days}', String(daysLeft)),
  };
}
