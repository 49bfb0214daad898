import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Texts. Pictures and archives are compressed already; of source maps nobody waits for one. */
const COMPRESSIBLE = '**/*.{js,css,json,html,svg,txt,d.ts}';

/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;

/** Writes each text file of a folder in brotli (`.br`) and gzip (`.gz`) beside it, for servers that send such files. */
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
