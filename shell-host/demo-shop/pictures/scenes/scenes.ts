import type { Scene } from './scene.ts';
import { coffeeScenes } from './coffeeScenes.ts';
import { fashionScenes } from './fashionScenes.ts';
import { homeScenes } from './homeScenes.ts';
import { kitchenScenes } from './kitchenScenes.ts';
import { saleScenes } from './saleScenes.ts';

const allScenes = {
  ...coffeeScenes,
  ...kitchenScenes,
  ...homeScenes,
  ...fashionScenes,
  ...saleScenes,
};

/** The name of a scene, as in the path of its pictures. */
export type SceneName = keyof typeof allScenes;

/** Every scene; each exists in every format. */
export const scenes: Record<SceneName, Scene> = allScenes;

/** The names of all scenes. */
export const sceneNames = Object.keys(allScenes) as SceneName[];
