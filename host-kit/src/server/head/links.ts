import type { RemoteManifest } from './manifest.ts';

interface Place {
  /** With a slash at its end. */
  baseUrl: string;
  origin: string | undefined;
  nonce: string | undefined;
}

/** A text within the quotation marks of an attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The preloads of a page for files of the remote, in the mode in which the page loads them. They have a low priority: the
 * page's own scripts and content come first.
 */
export function createPreloads(
  { entries, integrity }: RemoteManifest,
  { baseUrl, origin, nonce }: Place,
) {
  const isOtherOrigin =
    !baseUrl.startsWith('/') && (origin === undefined || new URL(baseUrl).origin !== origin);
  // A preload in another mode than the file's own is a second download. Builds whose entries have no name with a hash load
  // their chunks with CORS from other origins only.
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
    /** The entry is loaded with CORS from any origin. */
    entry: (name: string) => preload('script', name, true),
  };
}

/** The URL in a link. */
export const hrefOf = (link: string): string => / href="([^"]*)"/.exec(link)?.[1] ?? link;

/** The first link of each file. */
export function withoutRepeated(links: readonly string[]): string[] {
  const byFile = new Map<string, string>();
  for (const link of links) if (!byFile.has(hrefOf(link))) byFile.set(hrefOf(link), link);
  return [...byFile.values()];
}
