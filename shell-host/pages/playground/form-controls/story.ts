import type { Site } from '../../../shop/catalogue/languages.ts';
import type { RemoteModules } from '../../remote/loadModule.ts';
import type { PlaygroundTexts } from '../texts/german.ts';

/** What a story is made of. */
export interface StoryProps {
  /** The controls of the remote. */
  ui: RemoteModules['ui'];
  site: Site;
  texts: PlaygroundTexts;
}

/** The states of a field; the last one brings a message of the host's. */
export const fieldStates = ['default', 'valid', 'error'] as const;
