import { readCookie } from '../../demo-shop/pages/readCookie.ts';
import { usePage } from '../../demo-shop/pages/routing/page.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { retailer } from '../../demo-shop/retailer.ts';
import { Fascia } from '../../../host-kit/src/react.tsx';

/**
 * The preview panel on all pages but the playground, which renders it itself. Its code is loaded only for visitors who
 * have the cookie of staff (PREV-01).
 */
export function StaffPreview() {
  const { site, path } = usePage();
  if (routeOf(path).name === 'playground' || !readCookie(retailer.cookies.staff)) return null;
  return <Fascia module="PreviewPanel" site={site} />;
}
