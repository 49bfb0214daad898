import { defaultSite, parseSite, type Site } from '../../../demo-shop/sites.ts';

/** Stores the site, so that plain links need no parameter. The demo shop reads it too. */
const COOKIE = 'DemoSite';

/** Returns the site of a page: from `?site=`, otherwise from the cookie, otherwise the shop's first site. */
export function pageSite(request: Request): Site {
  const cookies = request.headers.get('cookie') ?? '';
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  return (
    parseSite(new URL(request.url).searchParams.get('site')) ??
    parseSite(cookie?.slice(COOKIE.length + 1)) ??
    defaultSite
  );
}

/** Returns the `Set-Cookie` header that makes this site the default for the next pages. */
export function siteCookie(site: Site): string {
  return `${COOKIE}=${site}; Path=/; SameSite=Lax`;
}
