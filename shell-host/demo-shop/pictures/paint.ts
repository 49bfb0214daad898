import type { Colour } from './palette.ts';
import { tone } from './palette.ts';

/*
 * A paint is a reference to a gradient, such as `url(#hb4532a)`. Its id holds the kind of gradient and the
 * colour, so a finished picture can define exactly the gradients that it uses, each once.
 */

type Kind = 'h' | 'v' | 'd' | 's' | 'g';

const paint = (kind: Kind) => (colour: Colour) => `url(#${kind}${colour.slice(1)})`;

/** A round object, lit from the left. */
export const round = paint('h');
/** A surface, lit from above. */
export const topLit = paint('v');
/** Cloth or paper, lit from the upper left. */
export const cornerLit = paint('d');
/** A shadow on the ground that fades out towards its edge. */
export const groundShadow = paint('s');
/** Light that fades out towards its edge. */
export const glow = paint('g');

const stop = (offset: number, colour: Colour, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

const definitions: Record<Kind, (id: string, colour: Colour) => string> = {
  h: (id, colour) =>
    `<linearGradient id="${id}">${stop(0.05, tone(colour, 0.18))}${stop(0.6, colour)}${stop(1, tone(colour, -0.24))}</linearGradient>`,
  v: (id, colour) =>
    `<linearGradient id="${id}" x2="0" y2="1">${stop(0, tone(colour, 0.16))}${stop(1, tone(colour, -0.12))}</linearGradient>`,
  d: (id, colour) =>
    `<linearGradient id="${id}" x2="1" y2="1">${stop(0, tone(colour, 0.18))}${stop(0.55, colour)}${stop(1, tone(colour, -0.14))}</linearGradient>`,
  s: (id, colour) =>
    `<radialGradient id="${id}">${stop(0, colour, 0.42)}${stop(0.55, colour, 0.2)}${stop(1, colour, 0)}</radialGradient>`,
  g: (id, colour) =>
    `<radialGradient id="${id}">${stop(0, colour, 0.85)}${stop(0.5, colour, 0.35)}${stop(1, colour, 0)}</radialGradient>`,
};

/** The definitions of the gradients that a drawing refers to, in a stable order. */
export function paintDefinitions(drawing: string): string {
  const ids = new Set(
    [...drawing.matchAll(/url\(#([hvdsg])([0-9a-f]{6})\)/g)].map(
      ([, kind, colour]) => `${kind}${colour}`,
    ),
  );
  return [...ids]
    .toSorted()
    .map((id) => definitions[id[0] as Kind](id, `#${id.slice(1)}`))
    .join('');
}
