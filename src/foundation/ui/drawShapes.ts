import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** The shapes inside an `<svg>`. They do not change, so that their position is their key. */
export const drawShapes = (shapes: IconNode) =>
  shapes.map(([element, attributes], key) => createElement(element, { ...attributes, key }));
