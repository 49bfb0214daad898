import * as v from 'valibot';
import { listOf, optionalField } from '../../../../foundation/http/parseAnswer.ts';
import {
  address,
  imageAddress,
  optionalText,
  text,
} from '../../../../foundation/untrusted/schemaAtoms.ts';
import type { Teaser, TeaserGroup } from '../../navigation.ts';

const optionalTarget = optionalField(v.picklist(['_self', '_blank', '_parent', '_top']));

/** The names of badges or flags. */
export const optionalNames = optionalField(listOf(text));

const optionalSize = optionalField(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** An image without a size gets the most common teaser size in px (NAV-09). */
const imageSchema = v.pipe(
  v.object({ src: imageAddress, alt: optionalText, width: optionalSize, height: optionalSize }),
  v.transform(({ src, alt = '', width = 488, height = 287 }) => ({ src, alt, width, height })),
);

const linkEntries = {
  url: optionalField(address),
  href: optionalField(address),
  target: optionalTarget,
  title: optionalText,
};

/** A teaser's link is either an object or a field next to the image. The address is in `url` or `href` (NAV-09). */
const teaserSchema = v.pipe(
  v.object({
    ...linkEntries,
    link: optionalField(v.object(linkEntries)),
    image: optionalField(imageSchema),
    headline: optionalText,
    subline: optionalText,
    badges: optionalNames,
    flags: optionalNames,
  }),
  v.transform(({ link, image, headline, subline, badges = [], flags = [], ...flat }) => ({
    href: link?.url ?? link?.href ?? flat.url ?? flat.href,
    target: link?.target ?? flat.target,
    headline: headline ?? link?.title ?? flat.title,
    subline,
    image,
    badges: [...new Set([...badges, ...flags])],
  })),
  v.check(
    ({ href, headline }) => href !== undefined && headline !== undefined,
    'No address or no headline',
  ),
  v.transform((teaser) => teaser as Teaser),
);

const teasersSchema = v.pipe(
  v.object({ title: optionalText, list: optionalField(listOf(teaserSchema)) }),
  v.transform(({ title, list = [] }): TeaserGroup => ({ title, list })),
);

const nodeEntries = {
  href: optionalField(address),
  target: optionalTarget,
  /** Parsed level by level by `parseNavigation`. */
  children: optionalField(v.array(v.unknown())),
  teaser: optionalField(teasersSchema),
};

/** A node with unparsed children. It needs a title, and an address or children (NAV-08). */
export const nodeSchema = v.pipe(
  v.object({ title: text, ...nodeEntries }),
  v.check(
    ({ href, children }) => href !== undefined || Boolean(children?.length),
    'No address and no children',
  ),
);

/** A root with unparsed children. The static title and link replace missing ones (NAV-01). */
export const rootSchema = v.pipe(
  v.object({ title: optionalField(text), ...nodeEntries }),
  v.check(
    ({ title, href, children }) => Boolean(title ?? href ?? children?.length),
    'No title, no address and no children',
  ),
);

export type WireRoot = v.InferOutput<typeof rootSchema>;
