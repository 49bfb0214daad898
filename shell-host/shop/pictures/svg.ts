import type { Colour } from './palette.ts';
import { paintDefinitions, groundShadow } from './paint.ts';
import { palette } from './palette.ts';

/*
 * Drawings are SVG text. An object stands on the point (0, 0): its foot is there, and it rises to
 * negative y. Light comes from the upper left.
 */

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

const REPEATED = /<g transform="([^"]*)">((?:(?!<g|<\/g>).){90,}?)<\/g>/g;

/** Draws what occurs again (a leaf, a bean) once, and refers to it: pictures get up to a third smaller. */
function shareRepeated(content: string): { shared: string; body: string } {
  const counts = new Map<string, number>();
  for (const [, , inner = ''] of content.matchAll(REPEATED)) {
    counts.set(inner, (counts.get(inner) ?? 0) + 1);
  }
  const again = [...counts].filter(([, count]) => count > 1).map(([inner]) => inner);
  const body = content.replaceAll(REPEATED, (group, place: string, inner: string) => {
    const index = again.indexOf(inner);
    return index < 0 ? group : `<use href="#u${index}" transform="${place}"/>`;
  });
  const shared = again.map((inner, index) => `<g id="u${index}">${inner}</g>`).join('');
  return { shared, body };
}

const shortenNumbers = (d: string) => d.replaceAll(/(\d+\.\d)\d+/g, '$1');

/** A finished picture with its paints. */
export function picture(width: number, height: number, content: string): string {
  const { shared, body } = shareRepeated(content);
  const defs = paintDefinitions(content) + shared;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
}

/** A drawing moved, scaled and turned (degrees, clockwise) about its foot. */
export function at(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const angle = turn === 0 ? '' : ` rotate(${formatNumber(turn)})`;
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${size}${angle}">${drawing}</g>`;
}

/** The same drawing seen in a mirror. */
export function mirrored(drawing: string): string {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

/** A filled outline. */
export function path(d: string, fill: Colour, more = ''): string {
  return `<path d="${shortenNumbers(d)}" fill="${fill}"${more}/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: Colour, width: number, more = ''): string {
  return `<path d="${shortenNumbers(d)}" fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}"${more}/>`;
}

/** An ellipse by its centre and radii. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Colour,
  more = '',
): string {
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${more}/>`;
}

/** Small dots of one colour at the given points. */
export function dots(
  points: readonly (readonly [number, number])[],
  r: number,
  fill: Colour,
): string {
  return line(points.map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y)}h0`).join(''), fill, r * 2);
}

/** A circle by its centre and radius. */
export function disc(x: number, y: number, r: number, fill: Colour, more = ''): string {
  return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${fill}"${more}/>`;
}

/** A rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r: number, fill: Colour): string {
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}"${r ? ` rx="${formatNumber(r)}"` : ''} fill="${fill}"/>`;
}

/** The soft shadow of something that stands on the ground. */
export function shadow(width: number, x = 0, y = 0): string {
  return oval(x, y, width / 2, Math.max(6, width / 14), groundShadow(palette.espresso));
}

/** The shadow of something that lies flat, a little below and to the right. */
export function flatShadow(d: string): string {
  return path(d, palette.espresso, ' opacity=".13" transform="translate(5 10)"');
}

/** As many drawings as asked, in a row or wherever the index puts them. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
