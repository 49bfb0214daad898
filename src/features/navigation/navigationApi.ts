import * as v from 'valibot';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { addressSchema } from '../../foundation/untrusted/addressSchema.ts';
import {
  optionalPiece,
  parseAnswer,
  placesOf,
  type ParsedAnswer,
} from '../../foundation/untrusted/parseAnswer.ts';
import type { NavigationRoot } from './navigation.ts';

/** The service's address, unless a host gives another (H§7). */
const ROUTE = '/jsonflyoutnavigation';

const rootSchema = v.pipe(
  v.object({
    title: optionalPiece(v.pipe(v.string(), v.trim(), v.nonEmpty())),
    href: optionalPiece(addressSchema),
  }),
  v.check(({ title, href }) => title !== undefined || href !== undefined),
);

const answerSchema = v.pipe(
  placesOf(rootSchema),
  v.transform((roots) => roots.map((root): NavigationRoot => root ?? {})),
);

/** The roots of a site's navigation. `route` replaces the service's address (contract §1). */
export async function getNavigation(
  site: Site,
  route: string | undefined,
): Promise<ParsedAnswer<NavigationRoot[]>> {
  const answer = await sendRequest({ path: route ?? ROUTE, query: { site } });
  return parseAnswer(answerSchema, answer.body);
}
