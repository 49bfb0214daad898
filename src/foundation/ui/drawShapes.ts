import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Renders the shapes of an `<svg>`. The list is constant, so the index is a stable key. */
export const drawShapes = (shapes: IconNode) =>
  shapes.map(([element, attributes], key) => createElement(element, { ...attributes, key }));
