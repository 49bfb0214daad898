import * as v from 'valibot';
import { listOrEmpty, objectOf } from '../../../../../../foundation/http/parseAnswer.ts';
import {
  optionalAddress,
  optionalFlag,
  text,
} from '../../../../../../foundation/untrusted/schemaAtoms.ts';

/** Maximum number of links in the strip (PROMO-12). */
const MAX_BENEFITS = 4;

/** A benefit. Without a URL it is plain text. Without a text it is dropped. */
const benefit = v.pipe(
  v.object({ url: optionalAddress, text, boldLink: optionalFlag }),
  v.transform(({ boldLink = false, ...link }) => ({ ...link, isBold: boldLink })),
);

/** The benefits strip, or `null` if it has no benefits. */
export const benefitsSchema = v.pipe(
  objectOf({ links: listOrEmpty(benefit) }),
  v.transform(({ links }) =>
    links.length > 0 ? { kind: 'benefits' as const, links: links.slice(0, MAX_BENEFITS) } : null,
  ),
);

export type BenefitsContent = NonNullable<v.InferOutput<typeof benefitsSchema>>;
