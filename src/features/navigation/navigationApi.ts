import { sendRequest } from '../../foundation/http/httpClient.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import {
  parseAnswer,
  sparseListOf,
  type ParsedAnswer,
} from '../../foundation/untrusted/parseAnswer.ts';
import type { NavigationRoot } from './navigation.ts';
import type { ThemeWorlds } from './themeWorlds.ts';
import { growTrees, rootWithout } from './wire/growTrees.ts';
import { rootSchema } from './wire/nodeSchema.ts';
import { themeWorldsSchema } from './wire/themeWorldsSchema.ts';

/** The service's address, unless a host gives another (H§7). */
const ROUTE = '/jsonflyoutnavigation';
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation';

const rootsSchema = sparseListOf(rootSchema);

/** A navigation that has answered: its roots at once, its trees when they are parsed. */
export interface AnsweredNavigation {
  roots: NavigationRoot[];
  /** The roots with their trees, and what had to be left out of all. */
  grown: () => Promise<ParsedAnswer<NavigationRoot[]>>;
}

/** A site's navigation. `route` replaces the service's address (contract §1). */
export async function getNavigation(
  site: Site,
  route: string | undefined,
): Promise<AnsweredNavigation> {
  const answer = await sendRequest({ path: route ?? ROUTE, query: { site } });
  const { value, leftOut } = parseAnswer(rootsSchema, answer.body);
  return {
    roots: value.map((root) => (root ? rootWithout(root) : {})),
    grown: async () => {
      const trees = await growTrees(value);
      return { value: trees.value, leftOut: [...leftOut, ...trees.leftOut] };
    },
  };
}

/** The theme worlds of the visit's site (H§7). */
export async function getThemeWorlds(): Promise<ParsedAnswer<ThemeWorlds>> {
  const answer = await sendRequest({ path: THEME_WORLDS });
  return parseAnswer(themeWorldsSchema, answer.body);
}
