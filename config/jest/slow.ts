import type { Config } from 'jest';
import { shared, SLOW } from './shared.ts';

/** `npm run test:slow` */
const config: Config = { ...shared, roots: SLOW };

export default config;
