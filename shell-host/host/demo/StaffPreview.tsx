import { usePage } from '../../demo-shop/pages/routing/page.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { ModuleSlot } from '../slots.tsx';

/** The cookie of staff (PREV-01). The panel's code is loaded only for visitors who have it. */
const STAFF_COOKIE = /(?:^|; )StaffAuth=/;

/** The preview panel for staff, on all pages but the playground, which renders it itself. */
export function StaffPreview() {
  const { site, path } = usePage();
  if (routeOf(path).name === 'playground' || !STAFF_COOKIE.test(document.cookie)) return null;
  return <ModuleSlot name="PreviewPanel" settings={{ site }} />;
}
