import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaceSources, reservedPlaces } from './places/reservedPlaces.ts';

// Compiles the host kit into `host-kit/dist/`, which `npm pack ./host-kit` publishes: the last step of `npm run build`.
const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'host-kit', 'dist');

rmSync(DIST, { recursive: true, force: true });
const tsc = ['node_modules/typescript/bin/tsc', '-p', 'host-kit/tsconfig.server.json', '--noEmit'];
const { status } = spawnSync(process.execPath, [...tsc, 'false'], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;

// In declarations the compiler leaves the extension of the sources, which Deno and older compilers take literally.
for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
  const path = join(DIST, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}
writeFileSync(join(DIST, 'reserve.css'), `${reservedPlaces(readPlaceSources(ROOT))}\n`);
