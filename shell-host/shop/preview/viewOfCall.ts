import { getCookie } from 'hono/cookie';
import type { ShopContext } from '../routing/shopEnv.ts';
import type { Preview } from '../visit/session.ts';
import { wallClock } from './dateTime.ts';

/** The moment and the test group that a call is to see. */
export interface View {
  /** `YYYY-MM-DDTHH:mm:ss` */
  dateTime: string;
  test?: string;
  group?: string;
}

/** What staff have chosen, where the call brings their preview cookie; else null. */
export function previewOfCall(c: ShopContext): Preview | null {
  const { preview } = c.var.session;
  return preview && getCookie(c, 'Preview') === preview.token ? preview : null;
}

/** What a call is to see: the preview, else the present. */
export function viewOfCall(c: ShopContext): View {
  return previewOfCall(c) ?? { dateTime: wallClock(c.var.state.now()) };
}
