export { createFragmentService } from './fragments/createFragmentService.ts';
export { parseFragmentSettings } from './fragmentSettings.ts';
export { render } from './render.ts';
