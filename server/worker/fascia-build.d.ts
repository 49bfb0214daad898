/** Files that the build writes before it bundles the worker (config/webpack/worker.ts). */
declare module 'fascia-build/server.js' {
  type Server = typeof import('../server.ts');

  export const createFragmentService: Server['createFragmentService'];
}

declare module 'fascia-build/fragments.json' {
  const files: import('../../src/render/fragment.ts').RemoteFiles;
  export default files;
}
