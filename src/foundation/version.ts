/** Replaced by the build. */
declare const FASCIA_VERSION: string | undefined;

/** The release: the package's version and the build's name. A server and the page's scripts must have the same one. */
export const version = typeof FASCIA_VERSION === 'string' ? FASCIA_VERSION : 'development';
