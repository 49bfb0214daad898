import { sites, type Site } from '../shop/sites.ts';

/** Remembers the site between pages, so that plain links keep it; the demo shop reads it too. */
const COOKIE = 'DemoSite';

const known = (value: string | null | undefined): Site | undefined =>
  sites.find((site) => site === value);

/** The site of a page: its `?site=`, else the one that was visited last, else DE. */
export function siteOf(request: Request): Site {
  const asked = known(new URL(request.url).searchParams.get('site'));
  if (asked) return asked;
  const cookies = request.headers.get('cookie') ?? '';
  const remembered = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return known(remembered?.slice(COOKIE.length + 1)) ?? 'DE';
}

/** The `Set-Cookie` that makes the next page belong to this site too. */
export function rememberSite(site: Site): string {
  return `${COOKIE}=${site}; Path=/; SameSite=Lax`;
}
