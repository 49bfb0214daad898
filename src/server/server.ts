import { createFragmentService as createService } from './fragments/createFragmentService.ts';
import type { FragmentServiceOptions } from './fragments/fragmentServiceOptions.ts';
import { parseFragmentSettings } from './fragmentSettings.ts';
import { renderFragment } from './render.ts';

export { render } from './render.ts';

/** The fragment service with this build's renderer. */
export const createFragmentService = (
  options: Omit<FragmentServiceOptions, 'render' | 'parseSettings'>,
) => createService({ ...options, render: renderFragment, parseSettings: parseFragmentSettings });
