import { categoryPage } from '../addresses.ts';
import { languageOf } from '../catalogue/languages.ts';
import type { Language, Site } from '../catalogue/languages.ts';
import { badgeWords, daysLeftWords, endDateWords, sectionHeadlines } from './worldWords.ts';
import { worlds } from './worlds.ts';
import type { Section, World } from './worlds.ts';
import { textFor } from '../textFor.ts';

const DAY_MS = 86_400_000;

/** The answer of `GET …/themeworlds/navigation` (contract §3). */
export function themeWorldsOf(site: Site, now: Date) {
  return {
    scout: sectionOf('scout', site, now),
    new: sectionOf('new', site, now),
    more: sectionOf('more', site, now),
    lastChance: sectionOf('lastChance', site, now),
    translations: Object.fromEntries(
      Object.entries(badgeWords).map(([badge, words]) => [badge, textFor(site, words)]),
    ),
  };
}

function sectionOf(section: Section, site: Site, now: Date) {
  const found = worlds.filter((world) => world.section === section);
  return {
    headline: textFor(site, sectionHeadlines[section]),
    themeworlds: found.map((world) => worldOf(world, site, now)),
  };
}

function worldOf(world: World, site: Site, now: Date) {
  return {
    url: categoryPage(site, world.category),
    imgUrl: `/image-delivery/themeworlds/${world.scene}.svg`,
    title: textFor(site, world.title),
    aromaCard: world.forCardHolders ?? false,
    availability: world.availability ?? 'AVAILABLE',
    badges: world.badges,
    ...(world.daysLeft && endOf(world.daysLeft, languageOf(site), now)),
  };
}

function endOf(daysLeft: number, language: Language, now: Date) {
  const end = new Date(now.getTime() + daysLeft * DAY_MS);
  const date = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(end);
  return {
    endDate: end.toISOString().slice(0, 10),
    endDateText: endDateWords[language].replace('{date}', date),
    onlyXDaysLeftText: daysLeftWords[language].replace('{days}', String(daysLeft)),
  };
}
