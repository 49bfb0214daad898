import type { Site } from '../../../shop/sites.ts';
import type { Doors } from '../../remote.ts';
import type { PlaygroundTexts } from '../texts/german.ts';

/** What a story is made of. */
export interface StoryProps {
  /** The controls of the remote. */
  ui: Doors['ui'];
  site: Site;
  texts: PlaygroundTexts;
}

/** The states of a field; the last one brings a message of the host's. */
export const states = ['default', 'valid', 'error'] as const;
