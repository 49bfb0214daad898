import * as v from 'valibot';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { addressSchema } from '../../foundation/untrusted/addressSchema.ts';
import {
  optionalPiece,
  parseAnswer,
  type ParsedAnswer,
} from '../../foundation/untrusted/parseAnswer.ts';
import type { NavigationRoot } from './navigation.ts';

/** The service's address, unless a host gives another (H§7). */
const ROUTE = '/jsonflyoutnavigation';

const rootSchema = v.object({
  title: optionalPiece(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  href: optionalPiece(addressSchema),
});

// A root that is of no use stays as an empty place: the items are told apart by their order.
const answerSchema = v.pipe(
  v.array(optionalPiece(rootSchema)),
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
