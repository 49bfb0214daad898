import { createFragmentService as createService } from './createFragmentService.ts';
import type { FragmentServiceOptions } from './fragmentServiceOptions.ts';
import { parseFragmentSettings, type AllowedAddresses } from '../src/render/fragmentSettings.ts';
import { renderFragment } from '../src/render/render.ts';

export { render } from '../src/render/render.ts';

type Options = Omit<FragmentServiceOptions, 'render' | 'parseSettings'> & AllowedAddresses;

/** Creates the fragment service with this build's renderer. */
export const createFragmentService = ({ navigationRoutes, addressOrigins, ...options }: Options) =>
  createService({
    ...options,
    render: renderFragment,
    parseSettings: (module, query) =>
      parseFragmentSettings(module, query, { navigationRoutes, addressOrigins }),
  });
