import type { Colour } from './palette.ts';
import { paintDefinitions, groundShadow } from './paint.ts';
import { palette } from './palette.ts';

/*
 * A drawing is SVG source. An object's base is at (0, 0), and it extends to negative y. Light comes from the
 * upper left.
 */

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

const REPEATED = /<g transform="([^"]*)">((?:(?!<g|<\/g>).){90,}?)<\/g>/g;

/** Defines repeated groups (leaves, beans) once and references them, which makes pictures up to a third smaller. */
function shareRepeated(content: string): { shared: string; body: string } {
  const counts = new Map<string, number>();
  for (const [, , inner = ''] of content.matchAll(REPEATED)) {
    counts.set(inner, (counts.get(inner) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([inner]) => inner);
  const body = content.replaceAll(REPEATED, (group, transform: string, inner: string) => {
    const index = repeated.indexOf(inner);
    return index < 0 ? group : `<use href="#u${index}" transform="${transform}"/>`;
  });
  const shared = repeated.map((inner, index) => `<g id="u${index}">${inner}</g>`).join('');
  return { shared, body };
}

const shortenNumbers = (d: string) => d.replaceAll(/(\d+\.\d)\d+/g, '$1');

/** A finished picture with the gradients that it uses. */
export function picture(width: number, height: number, content: string): string {
  const { shared, body } = shareRepeated(content);
  const defs = paintDefinitions(content) + shared;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
}

/** A drawing at a position, scaled and rotated (degrees, clockwise) around its base. */
export function at(x: number, y: number, drawing: string, scale = 1, rotation = 0): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const angle = rotation === 0 ? '' : ` rotate(${formatNumber(rotation)})`;
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${size}${angle}">${drawing}</g>`;
}

/** A drawing, mirrored horizontally. */
export function mirrored(drawing: string): string {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

/** A filled outline. */
export function path(d: string, fill: Colour, attributes = ''): string {
  return `<path d="${shortenNumbers(d)}" fill="${fill}"${attributes}/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: Colour, width: number, attributes = ''): string {
  return `<path d="${shortenNumbers(d)}" fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}"${attributes}/>`;
}

/** An ellipse by its centre and radii. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Colour,
  attributes = '',
): string {
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${attributes}/>`;
}

/** Dots of one radius and colour at the given points. */
export function dots(
  points: readonly (readonly [number, number])[],
  r: number,
  fill: Colour,
): string {
  return line(
    points.map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y)}h0`).join(''),
    fill,
    r * 2,
  );
}

/** A circle by its centre and radius. */
export function disc(x: number, y: number, r: number, fill: Colour, attributes = ''): string {
  return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${fill}"${attributes}/>`;
}

/** A rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r: number, fill: Colour): string {
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}"${r ? ` rx="${formatNumber(r)}"` : ''} fill="${fill}"/>`;
}

/** The soft shadow of an object that stands on the ground. */
export function shadow(width: number, x = 0, y = 0): string {
  return oval(x, y, width / 2, Math.max(6, width / 14), groundShadow(palette.espresso));
}

/** The shadow of an object that lies flat, offset to the lower right. */
export function flatShadow(d: string): string {
  return path(d, palette.espresso, ' opacity=".13" transform="translate(5 10)"');
}

/** The drawings of the indexes 0 to `count` - 1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
