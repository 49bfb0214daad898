// `npm run services`: generates the types of the demo shop's responses from the descriptions of its services. A test
// fails if they are out of date.
import { writeFileSync } from 'node:fs';
import { DEMO_FILE, readDescription, SERVICES_FILE } from './description.ts';
import { generateTypes, TYPES_FILE } from './generateTypes.ts';

writeFileSync(TYPES_FILE, await generateTypes(readDescription(SERVICES_FILE, DEMO_FILE)));
