// Generates the playground's controls and the host guide's tables: `npm run settings`. A test fails if they are out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFiles } from './settingsFiles.ts';

for (const [file, text] of await settingsFiles(join(import.meta.dirname, '../..'))) {
  writeFileSync(file, text);
}
