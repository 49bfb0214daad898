import type { Site } from '../../sites.ts';
import type { RemoteModules } from '../../../host/loadModule.ts';
import type { PlaygroundTexts } from '../texts/german.ts';

/** The props of every story. */
export interface StoryProps {
  /** The exposed module `fascia/ui`. */
  ui: RemoteModules['ui'];
  site: Site;
  texts: PlaygroundTexts;
}

/** The states of a field. */
export const fieldStates = ['default', 'valid', 'error'] as const;
