import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';
import { version } from '../foundation/version.ts';
import { retryChunks, type ChunkRuntime } from './retryChunks.ts';

// The first module of each entry, because it must run before the entry loads a chunk.

// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_require__: ChunkRuntime;

/**
 * The query of the kit's second and later attempts to load the entry (host-kit/src/browser/entry.ts). The preloads of the
 * page may then hang or have failed. Scripts with the query do not wait for them.
 */
const RETRY_QUERY = /[?&](fascia-try=\d+)/;
const script = hostDocument.currentScript as HTMLScriptElement | null;
const [, query] = RETRY_QUERY.exec(script?.src ?? '') ?? [];

retryChunks(__webpack_require__, version, query && `?${query}`);
