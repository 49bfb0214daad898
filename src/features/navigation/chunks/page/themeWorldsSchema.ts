import { serviceFields } from '#shop/brand.ts';
import * as v from 'valibot';
import { listOf, objectOf, optionalField } from '../../../../foundation/http/parseAnswer.ts';
import {
  address,
  imageAddress,
  optionalFlag,
  optionalText,
  text,
} from '../../../../foundation/untrusted/schemaAtoms.ts';
import type { ThemeSection, ThemeWorld, ThemeWorlds } from '../../navigation.ts';
import { optionalNames } from './navigationSchema.ts';

/** The field of the loyalty card, which is named after the brand (NAV-23). For the types it has a fixed name. */
const CARD = serviceFields.worldForCardHolders as '(key)Card';

/** A calendar date at the beginning of an ISO date and time; in which zone a world ends is the service's matter. */
const dateSchema = v.pipe(
  text,
  v.transform((given) => given.slice(0, 10)),
  v.check((date) => date.length === 10 && Boolean(new Date(date).toJSON()?.startsWith(date))),
);

const worldSchema = v.pipe(
  v.object({
    url: address,
    title: text,
    imgUrl: optionalField(imageAddress),
    [CARD]: optionalFlag,
    availability: optionalText,
    badges: optionalNames,
    endDateText: optionalText,
    endDate: optionalField(dateSchema),
    onlyXDaysLeftText: optionalText,
  }),
  v.transform(
    ({ url, imgUrl, [CARD]: card, onlyXDaysLeftText, badges = [], ...world }): ThemeWorld => ({
      ...world,
      href: url,
      // No alternative text: the title is beside it. The service gives no size; all worlds' images have this one.
      image: imgUrl === undefined ? undefined : { src: imgUrl, alt: '', width: 480, height: 360 },
      forCardHolders: card === true,
      badges,
      daysLeftText: onlyXDaysLeftText,
    }),
  ),
);

const sectionSchema = optionalField(
  objectOf({ headline: optionalText, themeworlds: optionalField(listOf(worldSchema)) }),
);

const translationsSchema = optionalField(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((entries) =>
      Object.fromEntries(
        Object.entries(entries).filter((entry): entry is [string, string] => v.is(text, entry[1])),
      ),
    ),
  ),
);

/** In the order in which they are shown (NAV-19). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

/** `{ scout, new, more, lastChance, translations }`, any of them missing (NAV-19, NAV-23). */
export const themeWorldsSchema = v.pipe(
  objectOf({
    scout: sectionSchema,
    new: sectionSchema,
    more: sectionSchema,
    lastChance: sectionSchema,
    translations: translationsSchema,
  }),
  v.transform((answer): ThemeWorlds => {
    const sections = SECTIONS.flatMap((id): ThemeSection[] => {
      const { headline, themeworlds: worlds = [] } = answer[id] ?? {};
      return worlds.length > 0 ? [{ id, headline, worlds }] : [];
    });
    return { sections, translations: answer.translations ?? {} };
  }),
);
