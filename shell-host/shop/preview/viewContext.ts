import { getCookie } from 'hono/cookie';
import type { ShopContext } from '../routing/shopEnv.ts';
import type { Preview } from '../session/session.ts';
import { toDateTime } from './dateTime.ts';

/** The moment and the test group that a call is to see. */
export interface ViewContext {
  /** `YYYY-MM-DDTHH:mm:ss` */
  dateTime: string;
  test?: string;
  group?: string;
}

/** What staff have chosen, where the call brings their preview cookie; else null. */
export function activePreview(c: ShopContext): Preview | null {
  const { preview } = c.var.session;
  return preview && getCookie(c, 'Preview') === preview.token ? preview : null;
}

/** What a call is to see: the preview, else the present. */
export function viewContext(c: ShopContext): ViewContext {
  return activePreview(c) ?? { dateTime: toDateTime(c.var.state.now()) };
}
