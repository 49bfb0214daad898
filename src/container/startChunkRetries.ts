import { version } from '../foundation/version.ts';
import { retryChunks, type ChunkRuntime } from './retryChunks.ts';

// The first module of each entry, because it must run before the entry loads a chunk.

// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_require__: ChunkRuntime;

retryChunks(__webpack_require__, version);
