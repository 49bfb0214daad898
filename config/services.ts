// Generates the types of what the demo shop sends from the descriptions of its services. With `--check` it writes nothing
// and fails if the types are out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DEMO_FILE, readDescription, SERVICES_FILE } from './services/description.ts';
import { generateTypes } from './services/generateTypes.ts';

const FILE = 'shell-host/demo-shop/wireTypes.ts';

const file = join(import.meta.dirname, '..', FILE);
const source = await generateTypes(readDescription(SERVICES_FILE, DEMO_FILE));
const types = await format(source, { ...(await resolveConfig(file)), filepath: file });

if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${FILE} is not what the descriptions yield: run \`npm run services\`\n`);
    process.exitCode = 1;
  } else writeFileSync(file, types);
}
