import { defaultSite, parseSite, type Site } from '../../../demo-shop/sites.ts';

/** Keeps the site from page to page, so that plain links need no parameter; the demo shop reads it too. */
const COOKIE = 'DemoSite';

/** The site of a page: its `?site=`, else that of the page visited last, else the shop's first. */
export function pageSite(request: Request): Site {
  const cookies = request.headers.get('cookie') ?? '';
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  return (
    parseSite(new URL(request.url).searchParams.get('site')) ??
    parseSite(cookie?.slice(COOKIE.length + 1)) ??
    defaultSite
  );
}

/** The `Set-Cookie` header that makes this site the default of the next pages. */
export function siteCookie(site: Site): string {
  return `${COOKIE}=${site}; Path=/; SameSite=Lax`;
}
