// Generates the types of what the demo shop sends from the descriptions of its services. With `--check` it writes nothing
// and fails if the types are out of date.
import { join } from 'node:path';
import { DEMO_FILE, readDescription, SERVICES_FILE } from './services/description.ts';
import { hasTypes, writeTypes } from './services/typesFile.ts';

const FILE = 'shell-host/demo-shop/wireTypes.ts';

const file = join(import.meta.dirname, '..', FILE);
const description = readDescription(SERVICES_FILE, DEMO_FILE);

if (!process.argv.includes('--check')) await writeTypes(file, description);
else if (!(await hasTypes(file, description))) {
  process.stderr.write(`${FILE} is not what the descriptions yield: run \`npm run services\`\n`);
  process.exitCode = 1;
}
