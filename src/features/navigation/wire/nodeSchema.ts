import * as v from 'valibot';
import { address } from '../../../foundation/untrusted/schemaAtoms.ts';
import { optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import { destination, textSchema } from './pieces.ts';
import { teasersSchema } from './teaserSchema.ts';

const entries = {
  href: optionalField(address),
  target: destination.target,
  /** Not looked into here: a tree is parsed level by level. */
  children: optionalField(v.array(v.unknown())),
  teaser: optionalField(teasersSchema),
};

/** A node without its children. One that has no title, or leads to nothing, is none. */
export const nodeSchema = v.pipe(
  v.object({ title: textSchema, ...entries }),
  v.check(({ href, children }) => href !== undefined || Boolean(children?.length), 'Leads nowhere'),
);

/** A root, of which any part may be missing: the static ones stand in for it (contract §4). */
export const rootSchema = v.pipe(
  v.object({ title: optionalField(textSchema), ...entries }),
  v.check(
    ({ title, href, children }) => Boolean(title ?? href ?? children?.length),
    'Says nothing of its item',
  ),
);

export type WireRoot = v.InferOutput<typeof rootSchema>;
