import { getCookie } from 'hono/cookie';
import { retailer } from '../retailer.ts';
import type { ShopContext } from '../routing/shopEnv.ts';
import type { Preview } from '../session/session.ts';
import { toDateTime } from './dateTime.ts';

/** The time and the A/B test group that determine the content of a response. */
export interface ViewContext {
  /** `YYYY-MM-DDTHH:mm:ss`, without a zone. */
  dateTime: string;
  test?: string;
  group?: string;
}

/** Returns the preview that staff have chosen, or `null` if the request lacks the preview cookie. */
export function activePreview(c: ShopContext): Preview | null {
  const { preview } = c.var.session;
  return preview && getCookie(c, retailer.cookies.preview) === preview.token ? preview : null;
}

/** Returns the context of a request: the active preview, otherwise the present. */
export function viewContext(c: ShopContext): ViewContext {
  return activePreview(c) ?? { dateTime: toDateTime(c.var.state.now()) };
}
