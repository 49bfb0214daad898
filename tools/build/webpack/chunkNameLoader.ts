import type { LoaderContext } from 'webpack';
import { nameChunks } from './chunkName.ts';

/** Names the chunk of each dynamic import after the folder of the imported file. */
export default function chunkNameLoader(this: LoaderContext<unknown>, source: string): string {
  return nameChunks(source, this.resourcePath);
}
