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

/** Names of badges or flags. */
export const optionalNames = optionalField(listOf(text));

const optionalSize = optionalField(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** An image without a size gets the one of most teasers, in px (NAV-09). */
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

/** A teaser's link is an object, or flat beside the image, as `url` or `href` (NAV-09). */
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
  v.check(({ href, headline }) => href !== undefined && headline !== undefined, 'Leads nowhere'),
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

/** A node without its children. One without a title, or without an address and children, is left out (NAV-08). */
export const nodeSchema = v.pipe(
  v.object({ title: text, ...nodeEntries }),
  v.check(({ href, children }) => href !== undefined || Boolean(children?.length), 'Leads nowhere'),
);

/** A root without its children; the static title and link replace what is missing (NAV-01). */
export const rootSchema = v.pipe(
  v.object({ title: optionalField(text), ...nodeEntries }),
  v.check(
    ({ title, href, children }) => Boolean(title ?? href ?? children?.length),
    'Neither title, address nor children',
  ),
);

export type WireRoot = v.InferOutput<typeof rootSchema>;
