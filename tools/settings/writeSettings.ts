// `npm run settings`: generates the playground's controls and the tables of docs/hosts/settings.md. A test fails if
// they are out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFiles } from './settingsFiles.ts';

for (const [file, text] of await settingsFiles(join(import.meta.dirname, '../..'))) {
  writeFileSync(file, text);
}
