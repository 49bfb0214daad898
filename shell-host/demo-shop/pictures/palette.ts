/** The colours of the pictures. */
export const palette = {
  white: '#fffaf3',
  cream: '#f7eddd',
  linen: '#eddfc9',
  sand: '#e2cba8',
  oat: '#d2b48a',
  blush: '#ecccb6',
  clay: '#cf8158',
  terracotta: '#b4532a',
  rust: '#8a3a1c',
  honey: '#e0a648',
  caramel: '#b47a3c',
  cocoa: '#6e4529',
  espresso: '#3a2317',
  sage: '#a8b799',
  moss: '#71845f',
  pine: '#4a5f47',
  dusk: '#a3b8c4',
  slate: '#5f7887',
  sky: '#dfe8ea',
  steel: '#c8c5bf',
  iron: '#3c3937',
  oak: '#cfa06a',
  walnut: '#7c5133',
  glass: '#dfeae8',
  red: '#c1322c',
  green: '#3f7d4f',
} as const;

/** A colour in the format `#rrggbb`. */
export type Colour = string;

const light = [255, 250, 240];
const dark = [44, 22, 12];

/**
 * A lighter or darker tone of a colour. Tones are mixed with cream or espresso, not white or black, to stay warm.
 *
 * @param amount From -1 (darkest) to 1 (lightest).
 */
export function tone(colour: Colour, amount: number): Colour {
  const target = amount > 0 ? light : dark;
  const share = Math.abs(amount);
  const channels = target.map((end, index) => {
    const start = Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(start + (end - start) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
