import type { Fragment, RenderedFragment } from '../src/render/fragment.ts';
import type { FragmentForm } from './negotiateForm.ts';

/** A rendered fragment with the tag of its content. */
export interface TaggedFragment extends RenderedFragment {
  /** Equal for equal content. */
  tag: string;
}

/** For how long others may keep a fragment, in seconds. */
export interface SharedLifetime {
  maxAge: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

/**
 * The fragment is a page of the shop's origin if it is opened by itself: its settings must not make it one that collects
 * data. Includes drop these headers.
 */
const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
};

/** Adds the tag: the fragment's SHA-256, shortened. */
export async function tagFragment(fragment: RenderedFragment): Promise<TaggedFragment> {
  const { html, head, state, version } = fragment;
  const content = new TextEncoder().encode(JSON.stringify([html, head, state, version]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const tag = Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return { ...fragment, tag: tag.join('') };
}

/** The memory that a fragment takes at most, in bytes: two for each character. */
export const sizeOfFragment = ({ html, head, state }: Fragment): number =>
  2 * (html.length + head.length + state.length);

/** The content of a page's slot: the files, the markup, and the state for the browser. */
const includeOf = ({ html, head, state }: Fragment, name: string) =>
  `${head}${html}<script type="application/json" data-fascia-state="${name}">${state}</script>`;

function bodyOf(fragment: Fragment, name: string, form: FragmentForm): string {
  const { html, head, state, version } = fragment;
  return form === 'html'
    ? includeOf(fragment, name)
    : JSON.stringify({ html, head, state, version });
}

/** Whether `If-None-Match` contains the tag. The comparison is weak, because caches on the way weaken tags. */
export function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/**
 * The response with a fragment (SSR-34, SSR-35). It depends on the address and `Accept` alone, so that everybody may
 * have it from any cache.
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
    // A cache in front prefers an older complete one.
    ...(fragment.missing.length > 0 ? { 'Fascia-Incomplete': 'true' } : {}),
  };
  if (isKnown(etag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers });
  }
  const typeHeaders = form === 'html' ? htmlHeaders : { 'Content-Type': 'application/json' };
  return new Response(bodyOf(fragment, name, form), { headers: { ...headers, ...typeHeaders } });
}
