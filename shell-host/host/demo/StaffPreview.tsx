import { readCookie } from '../../demo-shop/pages/readCookie.ts';
import { usePage } from '../../demo-shop/pages/routing/page.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { retailer } from '../../demo-shop/retailer.ts';
import { Fascia } from '../../../host-kit/src/react.tsx';

/**
 * Renders the preview panel on all pages except the playground, which renders it itself. The panel's code is loaded
 * only if the staff cookie exists (PREV-01).
 */
export function StaffPreview() {
  const { site, path } = usePage();
  if (routeOf(path).name === 'playground' || !readCookie(retailer.cookies.staff)) return null;
  return <Fascia module="PreviewPanel" site={site} />;
}
