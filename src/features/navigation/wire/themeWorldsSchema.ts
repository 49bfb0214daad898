import * as v from 'valibot';
import { brand } from '../../../foundation/sites/brand.ts';
import { address } from '../../../foundation/untrusted/schemaAtoms.ts';
import { listOf, objectOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import {
  sectionIds,
  type ThemeSection,
  type ThemeWorld,
  type ThemeWorlds,
} from '../themeWorlds.ts';
import { imageAddress, namesSchema, optionalText, textSchema } from './pieces.ts';

/** The loyalty card's field is named for the brand (contract §1). */
const CARD = `${brand.key}Card` as const;

const worldSchema = v.pipe(
  v.object({
    url: address,
    title: textSchema,
    imgUrl: optionalField(imageAddress),
    [CARD]: optionalField(v.boolean()),
    availability: optionalText,
    badges: namesSchema,
    endDateText: optionalText,
    onlyXDaysLeftText: optionalText,
  }),
  v.transform((given): ThemeWorld => {
    const { url, title, imgUrl, availability, badges = [], endDateText, onlyXDaysLeftText } = given;
    return {
      href: url,
      title,
      // The title beside it says what it shows. Its size is not told: every world's is alike.
      image: imgUrl === undefined ? undefined : { src: imgUrl, alt: '', width: 480, height: 360 },
      forCardHolders: given[CARD] === true,
      availability: availability || undefined,
      badges,
      endDateText: endDateText || undefined,
      daysLeftText: onlyXDaysLeftText || undefined,
    };
  }),
);

const sectionSchema = optionalField(
  objectOf({ headline: optionalText, themeworlds: optionalField(listOf(worldSchema)) }),
);

const translationsSchema = optionalField(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((given) =>
      Object.fromEntries(
        Object.entries(given).filter((entry): entry is [string, string] => {
          const [, text] = entry;
          return typeof text === 'string' && text.trim() !== '';
        }),
      ),
    ),
  ),
);

/** `{ scout, new, more, lastChance, translations }`, any of them missing (contract §3). */
export const themeWorldsSchema = v.pipe(
  objectOf({
    scout: sectionSchema,
    new: sectionSchema,
    more: sectionSchema,
    lastChance: sectionSchema,
    translations: translationsSchema,
  }),
  v.transform((given): ThemeWorlds => {
    const sections = sectionIds.flatMap((id): ThemeSection[] => {
      const { headline, themeworlds: worlds = [] } = given[id] ?? {};
      return worlds.length > 0 ? [{ id, headline: headline || undefined, worlds }] : [];
    });
    return { sections, translations: given.translations ?? {} };
  }),
);
