import files from 'fascia-build/fragments.json';
import { createFragmentService } from 'fascia-build/server.js';
import { createWorker } from './createWorker.ts';

/** The Cloudflare worker (wrangler.jsonc), which the build bundles into one module. */
export default createWorker({
  files,
  createService: (options) => createFragmentService({ ...options, files }),
});
