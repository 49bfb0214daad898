import * as v from 'valibot';
import { addressSchema } from '../../../foundation/untrusted/addressSchema.ts';
import { optionalPiece } from '../../../foundation/untrusted/parseAnswer.ts';
import { destination, textSchema } from './pieces.ts';
import { teasersSchema } from './teaserSchema.ts';

const entries = {
  href: optionalPiece(addressSchema),
  target: destination.target,
  /** Not looked into here: a tree is parsed level by level. */
  children: optionalPiece(v.array(v.unknown())),
  teaser: optionalPiece(teasersSchema),
};

/** A node without its children. One that has no title, or leads to nothing, is none. */
export const nodeSchema = v.pipe(
  v.object({ title: textSchema, ...entries }),
  v.check(({ href, children }) => href !== undefined || Boolean(children?.length), 'Leads nowhere'),
);

/** A root, of which any part may be missing: the static ones stand in for it (contract §4). */
export const rootSchema = v.pipe(
  v.object({ title: optionalPiece(textSchema), ...entries }),
  v.check(
    ({ title, href, children }) => Boolean(title ?? href ?? children?.length),
    'Says nothing of its item',
  ),
);

export type WireRoot = v.InferOutput<typeof rootSchema>;
