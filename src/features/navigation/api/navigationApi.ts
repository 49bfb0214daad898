import { sendRequest } from '../../../foundation/http/httpClient.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import {
  parseAnswer,
  sparseListOf,
  type ParsedAnswer,
} from '../../../foundation/untrusted/parseAnswer.ts';
import type { NavigationRoot, ThemeWorlds } from '../navigation.ts';
import { rootSchema } from './navigationSchema.ts';
import { parseTrees, rootWith } from './parseTrees.ts';
import { themeWorldsSchema } from './themeWorldsSchema.ts';

const NAVIGATION = '/jsonflyoutnavigation';
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation';

const rootsSchema = sparseListOf(rootSchema);

/** An answered navigation: its roots at once, their trees when they are parsed. */
interface AnsweredNavigation {
  /** The roots without their children. */
  roots: NavigationRoot[];
  /** The roots with their trees, and what was left out of the whole answer. */
  parseChildren: () => Promise<ParsedAnswer<NavigationRoot[]>>;
}

/**
 * Reads a site's navigation (NAV-05).
 *
 * @param route Replaces the service's own address.
 */
export async function getNavigation(
  site: Site,
  route: string | undefined,
): Promise<AnsweredNavigation> {
  const answer = await sendRequest({ path: route ?? NAVIGATION, query: { site } });
  const { value, leftOut } = parseAnswer(rootsSchema, answer.body);
  return {
    roots: value.map((root) => (root ? rootWith([], root) : {})),
    parseChildren: async () => {
      const trees = await parseTrees(value);
      return { value: trees.value, leftOut: [...leftOut, ...trees.leftOut] };
    },
  };
}

/** Reads the theme worlds (NAV-06). The service takes the site from the visitor's session. */
export async function getThemeWorlds(): Promise<ParsedAnswer<ThemeWorlds>> {
  const answer = await sendRequest({ path: THEME_WORLDS });
  return parseAnswer(themeWorldsSchema, answer.body);
}
