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

/** The name of the loyalty card field depends on the brand (NAV-23). The cast gives it a fixed name in the types. */
const CARD = serviceFields.worldForCardHolders as '(key)Card';

/** The calendar date at the start of an ISO date and time. The time zone is ignored. */
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
      // The image needs no alternative text, because the title is next to it. All images of the service have this size.
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

/** The sections in display order (NAV-19). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

/** The response of the theme world service. Every field is optional (NAV-19, NAV-23). */
export const themeWorldsSchema = v.pipe(
  objectOf({
    scout: sectionSchema,
    new: sectionSchema,
    more: sectionSchema,
    lastChance: sectionSchema,
    translations: translationsSchema,
  }),
  v.transform((response): ThemeWorlds => {
    const sections = SECTIONS.flatMap((id): ThemeSection[] => {
      const { headline, themeworlds: worlds = [] } = response[id] ?? {};
      return worlds.length > 0 ? [{ id, headline, worlds }] : [];
    });
    return { sections, translations: response.translations ?? {} };
  }),
);
