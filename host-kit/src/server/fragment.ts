import { parseJson } from '../release/responseText.ts';
import { isPrintable } from './printableHtml.ts';

/** The fragments that the service renders: the last segment of their URLs. */
export type FragmentName = 'header' | 'footer' | 'newsletter-form' | 'layout';

/** A module rendered by the fragment service. It is the same for every visitor. */
export interface Fragment {
  /**
   * The HTML of the module's root. A layout contains the comment `<!--fascia:content-->` at the position of the page.
   */
  html: string;
  /**
   * Elements for the page's head, or to insert before the HTML: a `<style>` and a `<script>` that handle failed and
   * pending style sheets, then the style sheets and preloads. Use `headHtml` or `fragmentHtml`, which add the page's
   * nonce.
   */
  head: string;
  /**
   * The data of the render, as JSON without `<`. The browser hydrates with it instead of calling the services again.
   */
  state: string;
  /** The release that rendered the fragment. The page's scripts must have the same release. */
  version: string;
}

/**
 * The origin of a fragment:
 * - `service`: a new response of the service.
 * - `cache`: an earlier response that is still fresh.
 * - `stale`: the last good response, while another page requests a new one, the service fails, or its response is
 *   incomplete.
 * - `fallback`: the host's own fragment, because the service fails.
 * - `none`: there is no fragment. All its strings are empty, and the page renders without it.
 */
export type FragmentSource = 'service' | 'cache' | 'stale' | 'fallback' | 'none';

export interface FetchedFragment extends Fragment {
  source: FragmentSource;
}

/** Maximum length of a response in characters. Fragments are much smaller. */
export const MAX_RESPONSE_LENGTH = 500_000;
const MAX_VERSION_LENGTH = 100;

/** Whether a text is JSON that is safe in a script element. */
const isState = (text: string): boolean => !text.includes('<') && parseJson(text) !== undefined;

/** Why HTML is not printable. */
export const NOT_PRINTABLE = 'The HTML of the fragment changes the meaning of the HTML around it';
const NOT_A_FRAGMENT = 'The value is not a valid fragment';

/** Parses an untrusted value and drops unknown fields. Returns a message if it is not a fragment. Never throws. */
export function parseFragment(value: unknown): Fragment | string {
  if (typeof value !== 'object' || value === null) return NOT_A_FRAGMENT;
  const { html, head, state, version } = value as Record<string, unknown>;
  if (typeof html !== 'string' || typeof head !== 'string' || typeof state !== 'string') {
    return NOT_A_FRAGMENT;
  }
  if (typeof version !== 'string' || !version || version.length > MAX_VERSION_LENGTH) {
    return NOT_A_FRAGMENT;
  }
  const length = html.length + head.length + state.length;
  if (length > MAX_RESPONSE_LENGTH || !isState(state)) return NOT_A_FRAGMENT;
  return isPrintable(html) ? { html, head, state, version } : NOT_PRINTABLE;
}
