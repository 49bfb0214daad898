import { ENTRY_MARK, FILE_MARK } from './filesScript.ts';
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

/** The `<link>` elements of a page for files of the remote, in the mode in which the page loads them. */
export function createLinks(
  { entries, integrity }: RemoteManifest,
  { baseUrl, origin, nonce }: Place,
) {
  const isOtherOrigin =
    !baseUrl.startsWith('/') && (origin === undefined || new URL(baseUrl).origin !== origin);
  // A preload in another mode than the file's own is a second download. Builds whose entries have no name with a hash load
  // their chunks with CORS from other origins only.
  const isCors = isOtherOrigin || Object.keys(entries).length > 0;
  /** The attributes of an element for a file. */
  const file = (kind: string, url: string, name: string, withCors = isCors) => {
    const hash = Object.hasOwn(integrity, name) ? integrity[name] : undefined;
    return [
      ...(nonce === undefined ? [] : [`nonce="${nonce}"`]),
      kind,
      `${url}="${attribute(baseUrl + name)}"`,
      ...(withCors ? ['crossorigin="anonymous"'] : []),
      ...(hash === undefined ? [] : [`integrity="${hash}"`]),
    ].join(' ');
  };
  // The entry is loaded with CORS wherever it is.
  return {
    /** Not a style sheet: browsers show no page before its style sheets, and the remote may be down. */
    style: (name: string) =>
      `<link ${file(`rel="preload" as="style" ${FILE_MARK}="${name}"`, 'href', name)}>`,
    /** A script that runs as soon as it is there: an entry or a chunk only registers what it has. */
    script: (name: string, isEntry = false) =>
      `<script ${file(`async fetchpriority="high" ${FILE_MARK}${isEntry ? `="${ENTRY_MARK}"` : ''}`, 'src', name, isEntry || isCors)}></script>`,
    preload: (name: string, isEntry = false) =>
      `<link ${file('rel="preload" as="script" fetchpriority="low"', 'href', name, isEntry || isCors)}>`,
  };
}

/** The address in a link or a script element. */
export const hrefOf = (link: string): string => / (?:href|src)="([^"]*)"/.exec(link)?.[1] ?? link;

/** Links of which each file has one: the first. */
export function withoutRepeated(links: readonly string[]): string[] {
  const byFile = new Map<string, string>();
  for (const link of links) if (!byFile.has(hrefOf(link))) byFile.set(hrefOf(link), link);
  return [...byFile.values()];
}
