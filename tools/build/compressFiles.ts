import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files. Images and archives are already compressed, and source maps load only in developer tools. */
const COMPRESSIBLE = '**/*.{js,css,json,html,svg,txt,d.ts}';

/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;

/** Writes a Brotli (`.br`) and a gzip (`.gz`) copy beside each text file of a folder. Servers send these copies. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(COMPRESSIBLE, { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (content.length < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
