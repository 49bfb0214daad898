import type { Site } from '../../sites.ts';
import type { RemoteModules } from '../../../host/remote/loadModule.ts';

/** The props of every story. */
export interface StoryProps {
  /** The exposed module `fascia/ui`. */
  ui: RemoteModules['ui'];
  site: Site;
}

/** The states of a field. */
export const fieldStates = ['default', 'valid', 'error'] as const;
