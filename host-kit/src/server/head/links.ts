import type { RemoteManifest } from './manifest.ts';

interface Place {
  /** With a slash at its end. */
  baseUrl: string;
  origin: string | undefined;
  nonce: string | undefined;
}

interface PreloadOptions {
  /** The entry is loaded with CORS wherever it is. */
  isEntry?: boolean;
  isLow?: boolean;
}

/** A text within the quotation marks of an attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The `<link>` elements of a page for files of the remote, in the mode in which the page loads them. */
export function createLinks({ integrity }: RemoteManifest, { baseUrl, origin, nonce }: Place) {
  // webpack's runtime loads chunks with CORS from other origins only; a preload in another mode is a second download.
  const isOtherOrigin =
    !baseUrl.startsWith('/') && (origin === undefined || new URL(baseUrl).origin !== origin);
  const link = (rel: string, file: string, isCors: boolean) => {
    const hash = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
    return [
      ...['<link', ...(nonce === undefined ? [] : [`nonce="${nonce}"`]), rel],
      `href="${attribute(baseUrl + file)}"`,
      ...(isCors ? ['crossorigin="anonymous"'] : []),
      ...(hash === undefined ? [] : [`integrity="${hash}"`]),
    ].join(' ');
  };
  return {
    /** `data-href` is what webpack compares, so that no style sheet is loaded twice. */
    style: (file: string) =>
      `${link(`rel="stylesheet" data-href="${file}"`, file, isOtherOrigin)}>`,
    preload: (file: string, { isEntry = false, isLow = false }: PreloadOptions = {}) => {
      const priority = isLow ? ' fetchpriority="low"' : '';
      return `${link(`rel="preload" as="script"${priority}`, file, isEntry || isOtherOrigin)}>`;
    },
  };
}
