import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { navigationResponse } from './navigationResponse.ts';
import { themeWorldsResponse } from './themeWorldsResponse.ts';

/** `GET /jsonflyoutnavigation?site=` (NAV-05). */
export const readNavigation: Handler = (c) => c.json(navigationResponse(requestSite(c)));

/** `GET …/themeworlds/navigation` (NAV-06). */
export const readThemeWorlds: Handler = (c) =>
  c.json(themeWorldsResponse(requestSite(c), c.var.state.now()));
