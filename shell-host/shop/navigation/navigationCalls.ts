import type { Handler } from '../routing/shopEnv.ts';
import { siteOfCall } from '../visit/siteOfCall.ts';
import { navigationOf } from './navigation.ts';
import { themeWorldsOf } from './themeWorlds.ts';

/** `GET /jsonflyoutnavigation?site=` (contract §3). */
export const readNavigation: Handler = (c) => c.json(navigationOf(siteOfCall(c)));

/** `GET …/themeworlds/navigation` (H§7). */
export const readThemeWorlds: Handler = (c) =>
  c.json(themeWorldsOf(siteOfCall(c), c.var.state.now()));
