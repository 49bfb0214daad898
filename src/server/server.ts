export { parseFragmentSettings } from './fragmentSettings.ts';
export { render } from './render.ts';
