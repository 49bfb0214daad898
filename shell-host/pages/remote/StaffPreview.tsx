import { usePage } from '../routing/page.ts';
import { routeOf } from '../routing/routes.ts';
import { ModuleSlot } from './ModuleSlot.tsx';

/** The cookie that makes a visitor one of the staff (contract §2); only for them is the panel's code loaded. */
const STAFF_COOKIE = /(?:^|; )StaffAuth=/;

/** The staff's preview panel, on every page but the playground, which has a place of its own for it. */
export function StaffPreview() {
  const { site, path } = usePage();
  if (routeOf(path).name === 'playground' || !STAFF_COOKIE.test(document.cookie)) return null;
  return <ModuleSlot name="PreviewPanel" settings={{ site }} />;
}
