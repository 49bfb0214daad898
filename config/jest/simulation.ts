import type { Config } from 'jest';
import { shared, SIMULATION } from './shared.ts';

/** `npm run test:simulation` */
const config: Config = { ...shared, roots: [SIMULATION] };

export default config;
