import { getCookie } from 'hono/cookie';
import { retailer } from '../retailer.ts';
import type { ShopContext } from '../routing/shopEnv.ts';
import type { Preview } from '../session/session.ts';
import { toDateTime } from './dateTime.ts';

/** The time and the A/B test group that decide which content a request gets. */
export interface ViewContext {
  /** `YYYY-MM-DDTHH:mm:ss`, without a zone. */
  dateTime: string;
  test?: string;
  group?: string;
}

/** The preview that staff have chosen; null unless the request has the preview cookie. */
export function activePreview(c: ShopContext): Preview | null {
  const { preview } = c.var.session;
  return preview && getCookie(c, retailer.cookies.preview) === preview.token ? preview : null;
}

/** The context of a request: the active preview, else the present. */
export function viewContext(c: ShopContext): ViewContext {
  return activePreview(c) ?? { dateTime: toDateTime(c.var.state.now()) };
}
