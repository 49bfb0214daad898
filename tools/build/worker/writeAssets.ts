import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { assetHeaders } from './assetHeaders.ts';

/** Cloudflare compresses files itself. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Writes the folder from which a worker serves files: the remote's files under `remote/`, and their headers. */
export function writeAssets(remote: string, assets: string): void {
  rmSync(assets, { recursive: true, force: true });
  cpSync(remote, join(assets, 'remote'), {
    recursive: true,
    filter: (path) => !COMPRESSED.test(path),
  });
  const files = globSync('**/*.*', { cwd: assets }).toSorted();
  const paths = files.map((file) => `/${file.split(sep).join('/')}`);
  writeFileSync(join(assets, '_headers'), assetHeaders(paths));
}
