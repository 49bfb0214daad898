import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { navigationResponse } from './navigationResponse.ts';
import { themeWorldsResponse } from './themeWorldsResponse.ts';

/** `GET /jsonflyoutnavigation?site=` (contract §3). */
export const readNavigation: Handler = (c) => c.json(navigationResponse(requestSite(c)));

/** `GET …/themeworlds/navigation` (H§7). */
export const readThemeWorlds: Handler = (c) =>
  c.json(themeWorldsResponse(requestSite(c), c.var.state.now()));
