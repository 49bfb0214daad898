import { createFragmentService as createService } from './fragments/createFragmentService.ts';
import type { FragmentServiceOptions } from './fragments/fragmentServiceOptions.ts';
import { parseFragmentSettings, type AllowedAddresses } from './fragmentSettings.ts';
import { renderFragment } from './render.ts';

export { render } from './render.ts';

type Options = Omit<FragmentServiceOptions, 'render' | 'parseSettings'> & AllowedAddresses;

/** The fragment service with this build's renderer. */
export const createFragmentService = ({ navigationRoutes, addressOrigins, ...options }: Options) =>
  createService({
    ...options,
    render: renderFragment,
    parseSettings: (module, query) =>
      parseFragmentSettings(module, query, { navigationRoutes, addressOrigins }),
  });
