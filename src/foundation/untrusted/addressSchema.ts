import * as v from 'valibot';
import { safeUrl } from './safeUrl.ts';

/** An address that may be followed (contract §4); anything else is a wrong shape. */
export const addressSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const url = safeUrl(dataset.value);
    if (url !== undefined) return url;
    addIssue({ message: 'No address to follow' });
    return NEVER;
  }),
);
