/** The parts of a page that fascia's fragment service renders, by the last part of their address. */
export type FragmentName = 'header' | 'footer' | 'newsletter-form' | 'layout';

/** A module as the fragment service renders it: the same for every visitor. */
export interface Fragment {
  /** The markup of the module's root. A layout's has the comment `<!--fascia:content-->` where the page belongs. */
  html: string;
  /**
   * Elements for the page's head or in front of the markup: style sheets and preloads, and a `<style>` and a `<script>` against style
   * sheets that fail or hang. Use `headHtml` or `fragmentHtml`, which add the page's nonce.
   */
  head: string;
  /** What the module was rendered with, as JSON without `<`. The browser takes it instead of asking the services again. */
  state: string;
  /** The release that has rendered it; the scripts of the page must be of the same. */
  version: string;
}

/**
 * Where a fragment comes from:
 * - `service`: the service has just responded,
 * - `cache`: an earlier response that is still fresh,
 * - `stale`: the last good response, while another page requests a new one or the service fails,
 * - `fallback`: the host's own, because the service fails,
 * - `none`: nothing. All its texts are empty, and the page renders without it.
 */
export type FragmentSource = 'service' | 'cache' | 'stale' | 'fallback' | 'none';

export interface FetchedFragment extends Fragment {
  source: FragmentSource;
}

/** Longer than any fragment by far; an answer beyond it is something else. In characters. */
export const MAX_ANSWER_LENGTH = 2_000_000;
const MAX_VERSION_LENGTH = 100;

/** State that may stand in a script element: JSON without the beginning of a tag. */
function isState(text: string): boolean {
  if (text.includes('<')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The fragment in a value from outside, with the fragment's own fields alone; undefined if it is none. Never throws. */
export function parseFragment(value: unknown): Fragment | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { html, head, state, version } = value as Record<string, unknown>;
  if (typeof html !== 'string' || typeof head !== 'string' || typeof state !== 'string') {
    return undefined;
  }
  if (typeof version !== 'string' || !version || version.length > MAX_VERSION_LENGTH) {
    return undefined;
  }
  const length = html.length + head.length + state.length;
  return length <= MAX_ANSWER_LENGTH && isState(state) ? { html, head, state, version } : undefined;
}
