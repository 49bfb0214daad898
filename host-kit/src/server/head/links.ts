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
export function createLinks({ integrity }: RemoteManifest, { baseUrl, origin, nonce }: Place) {
  // webpack's runtime loads chunks with CORS from other origins only; a preload in another mode is a second download.
  const isOtherOrigin =
    !baseUrl.startsWith('/') && (origin === undefined || new URL(baseUrl).origin !== origin);
  /** The attributes of an element for a file. */
  const file = (kind: string, url: string, name: string, isCors: boolean) => {
    const hash = Object.hasOwn(integrity, name) ? integrity[name] : undefined;
    return [
      ...(nonce === undefined ? [] : [`nonce="${nonce}"`]),
      kind,
      `${url}="${attribute(baseUrl + name)}"`,
      ...(isCors ? ['crossorigin="anonymous"'] : []),
      ...(hash === undefined ? [] : [`integrity="${hash}"`]),
    ].join(' ');
  };
  // The entry is loaded with CORS wherever it is.
  return {
    /** Not a style sheet: browsers show no page before its style sheets, and the remote may be down. */
    style: (name: string) =>
      `<link ${file(`rel="preload" as="style" ${FILE_MARK}="${name}"`, 'href', name, isOtherOrigin)}>`,
    /** A script that runs as soon as it is there: an entry or a chunk only registers what it has. */
    script: (name: string, isEntry = false) =>
      `<script ${file(`async fetchpriority="high" ${FILE_MARK}${isEntry ? `="${ENTRY_MARK}"` : ''}`, 'src', name, isEntry || isOtherOrigin)}></script>`,
    preload: (name: string, isEntry = false) =>
      `<link ${file('rel="preload" as="script" fetchpriority="low"', 'href', name, isEntry || isOtherOrigin)}>`,
  };
}
