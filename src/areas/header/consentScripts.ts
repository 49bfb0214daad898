import type { Stage } from '../../foundation/browser/stage.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** The consent manager of a site: the script's address, and the id that it finds its settings by. */
export interface ConsentScript {
  src: string;
  id: string;
}

/**
 * The consent scripts per site and stage (contract §4). A deployment fills this in; with none configured
 * nothing is loaded.
 */
export const consentScripts: Partial<Record<Site, Partial<Record<Stage, ConsentScript>>>> = {};
