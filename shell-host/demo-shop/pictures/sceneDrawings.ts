import type { Drawing } from './products/drawing.ts';
import type { Format, Scene } from './scenes/scene.ts';
import { cutOutFormats, singleFormats } from './scenes/formats.ts';
import { drawScene } from './scenes/scene.ts';
import { categoryScenes } from './scenes/categoryScenes.ts';
import { scenes } from './scenes/scenes.ts';

/** Every scene by its name and by the slugs of the categories that it represents. */
const scenesByName: Readonly<Record<string, Scene>> = {
  ...scenes,
  ...Object.fromEntries(Object.entries(categoryScenes).map(([slug, name]) => [slug, scenes[name]])),
};

/** Every scene in every format by path. */
export const sceneDrawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(scenesByName).flatMap(([name, scene]) => [
    ...Object.entries(singleFormats).map(([folder, format]) =>
      entry(`${folder}/${name}`, scene, format),
    ),
    ...Object.entries(cutOutFormats).flatMap(([folder, cutOuts]) =>
      Object.entries(cutOuts).map(([cut, format]) =>
        entry(`${folder}/${name}-${cut}`, scene, format),
      ),
    ),
  ]),
);

function entry(name: string, scene: Scene, format: Format): [string, Drawing] {
  return [name, () => drawScene(scene, format)];
}
