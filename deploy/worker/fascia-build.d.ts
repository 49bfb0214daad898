/** What the build has written before it makes the worker (config/webpack/worker.ts). */
declare module 'fascia-build/server.js' {
  export * from '../../src/server/server.ts';
}

declare module 'fascia-build/fragments.json' {
  import type { RemoteFiles } from '../../src/server/fragment.ts';

  const files: RemoteFiles;
  export default files;
}
