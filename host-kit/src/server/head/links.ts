import type { RemoteManifest } from './manifest.ts';

interface Location {
  /** With a trailing slash. */
  baseUrl: string;
  origin: string | undefined;
  nonce: string | undefined;
}

/** Escapes a text for a quoted attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns functions that create preloads of the remote's files, in the request mode with which the page loads them.
 * They have a low priority, so that the page's own scripts and content load first.
 */
export function createPreloads(
  { entries, integrity }: RemoteManifest,
  { baseUrl, origin, nonce }: Location,
) {
  const isOtherOrigin =
    !baseUrl.startsWith('/') && (origin === undefined || new URL(baseUrl).origin !== origin);
  // A preload with the wrong request mode causes a second download. Builds without hashed entries use CORS for their
  // chunks only on other origins.
  const isCors = isOtherOrigin || Object.keys(entries).length > 0;
  const preload = (kind: 'script' | 'style', name: string, withCors: boolean): string => {
    const hash = Object.hasOwn(integrity, name) ? integrity[name] : undefined;
    const attributes = [
      ...(nonce === undefined ? [] : [`nonce="${nonce}"`]),
      `rel="preload" as="${kind}" fetchpriority="low" href="${attribute(baseUrl + name)}"`,
      ...(withCors ? ['crossorigin="anonymous"'] : []),
      ...(hash === undefined ? [] : [`integrity="${hash}"`]),
    ];
    return `<link ${attributes.join(' ')}>`;
  };
  return {
    style: (name: string) => preload('style', name, isCors),
    script: (name: string) => preload('script', name, isCors),
    /** The entry always loads with CORS. */
    entry: (name: string) => preload('script', name, true),
  };
}

/** Returns the URL of a `<link>`. */
export const hrefOf = (link: string): string => / href="([^"]*)"/.exec(link)?.[1] ?? link;

/** Returns only the first link for each file. */
export function withoutRepeated(links: readonly string[]): string[] {
  const byFile = new Map<string, string>();
  for (const link of links) if (!byFile.has(hrefOf(link))) byFile.set(hrefOf(link), link);
  return [...byFile.values()];
}
