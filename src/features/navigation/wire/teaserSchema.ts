import * as v from 'valibot';
import { listOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import type { Teaser, TeaserGroup } from '../navigation.ts';
import { destination, imageSchema, namesSchema, optionalText } from './pieces.ts';

const linkSchema = v.object({ ...destination, title: optionalText });

/** A teaser's link stands in `link` or flat beside the picture (contract §3). */
const teaserSchema = v.pipe(
  v.object({
    ...linkSchema.entries,
    link: optionalField(linkSchema),
    image: optionalField(imageSchema),
    headline: optionalText,
    subline: optionalText,
    badges: namesSchema,
    flags: namesSchema,
  }),
  v.transform(({ link, image, headline, subline, badges = [], flags = [], ...flat }) => ({
    href: link?.url ?? link?.href ?? flat.url ?? flat.href,
    target: link?.target ?? flat.target,
    headline: headline || link?.title || flat.title,
    subline: subline || undefined,
    image,
    badges: [...new Set([...badges, ...flags])],
  })),
  v.check(({ href, headline }) => href !== undefined && Boolean(headline), 'Leads nowhere'),
  v.transform((teaser) => teaser as Teaser),
);

/** The teasers of a node: `{ title, list }` (H§3). */
export const teasersSchema = v.pipe(
  v.object({ title: optionalText, list: optionalField(listOf(teaserSchema)) }),
  v.transform(({ title, list = [] }): TeaserGroup => ({ title: title || undefined, list })),
);
