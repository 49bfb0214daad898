import type { Config } from 'jest';
import { shared, TOOLS } from './shared.ts';

/** `npm run test:tools` */
const config: Config = { ...shared, roots: TOOLS };

export default config;
