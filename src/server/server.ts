import { createFragmentService as createService } from './fragments/createFragmentService.ts';
import type { FragmentServiceOptions } from './fragments/fragmentServiceOptions.ts';
import { parseFragmentSettings } from './fragmentSettings.ts';
import { renderFragment } from './render.ts';

export { render } from './render.ts';

interface Options extends Omit<FragmentServiceOptions, 'render' | 'parseSettings'> {
  /** The allowed values of the setting `navigationRoute`. Default: none. */
  navigationRoutes?: readonly string[];
}

/** The fragment service with this build's renderer. */
export const createFragmentService = ({ navigationRoutes, ...options }: Options) =>
  createService({
    ...options,
    render: renderFragment,
    parseSettings: (module, query) => parseFragmentSettings(module, query, navigationRoutes),
  });
