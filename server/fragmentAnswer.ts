import type { Fragment, RenderedFragment } from '../src/render/fragment.ts';
import type { FragmentForm } from './negotiateForm.ts';

/** A rendered fragment with a hash of its content. */
export interface TaggedFragment extends RenderedFragment {
  /** Equal for equal content. */
  tag: string;
}

/** How long other caches may keep a fragment, in seconds. */
export interface SharedLifetime {
  maxAge: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

/**
 * Security headers for a fragment that is opened directly, as a page of the shop's origin. Its settings must not turn
 * that page into one that collects data. Includes drop these headers.
 */
const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
};

/** Adds the tag, a shortened SHA-256 hash. */
export async function tagFragment(fragment: RenderedFragment): Promise<TaggedFragment> {
  const { html, head, state, version } = fragment;
  const content = new TextEncoder().encode(JSON.stringify([html, head, state, version]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const tag = Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return { ...fragment, tag: tag.join('') };
}

/** Maximum memory of a fragment in bytes: two per character. */
export const sizeOfFragment = ({ html, head, state }: Fragment): number =>
  2 * (html.length + head.length + state.length);

/** Returns the content of a page's slot: links to files, the markup, and the state for hydration. */
const includeOf = ({ html, head, state }: Fragment, name: string) =>
  `${head}${html}<script type="application/json" data-fascia-state="${name}">${state}</script>`;

function bodyOf(fragment: Fragment, name: string, form: FragmentForm): string {
  const { html, head, state, version } = fragment;
  return form === 'html'
    ? includeOf(fragment, name)
    : JSON.stringify({ html, head, state, version });
}

/** Whether `If-None-Match` contains the tag. Uses weak comparison, because intermediate caches weaken tags. */
export function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/**
 * Creates the response with a fragment (SSR-34). It depends only on the URL and `Accept`, so any cache may
 * serve it to any visitor.
 */
export function fragmentAnswer(
  request: Request,
  {
    fragment,
    ageMs,
    name,
    form,
  }: { fragment: TaggedFragment; ageMs: number; name: string; form: FragmentForm },
  { maxAge, staleWhileRevalidate, staleIfError }: SharedLifetime,
): Response {
  const etag = `"${fragment.tag}-${form}"`;
  const headers = {
    'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    Age: `${Math.floor(ageMs / 1000)}`,
    ETag: etag,
    Vary: 'Accept',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    // Lets a cache in front of the service prefer an older complete fragment.
    ...(fragment.missing.length > 0 ? { 'Fascia-Incomplete': 'true' } : {}),
  };
  if (isKnown(etag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers });
  }
  const typeHeaders = form === 'html' ? htmlHeaders : { 'Content-Type': 'application/json' };
  return new Response(bodyOf(fragment, name, form), { headers: { ...headers, ...typeHeaders } });
}
