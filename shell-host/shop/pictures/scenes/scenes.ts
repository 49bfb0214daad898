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

/** The name of a still life, as it stands in a picture's path. */
export type SceneName = keyof typeof allScenes;

/** Every still life; each can be had in each format. */
export const scenes: Record<SceneName, Scene> = allScenes;

/** The names of all still lifes. */
export const sceneNames = Object.keys(allScenes) as SceneName[];
