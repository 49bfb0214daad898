/** What the build has written before it makes the worker of it (config/webpack/worker.ts). */
declare module 'fascia-build/server.js' {
  type Server = typeof import('../server.ts');

  export const createFragmentService: Server['createFragmentService'];
}

declare module 'fascia-build/fragments.json' {
  const files: import('../../src/render/fragment.ts').RemoteFiles;
  export default files;
}
