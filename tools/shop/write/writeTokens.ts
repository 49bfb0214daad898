import { join } from 'node:path';
import type { Shop } from '../read/readShop.ts';
import { pathFrom } from './printing.ts';

const rows = (values: readonly (readonly [name: string, value: string])[]) =>
  values.map(([name, value]) => `  ${name}: ${value};\n`).join('');

/**
 * Returns the shop's tokens as a style sheet for the root of modules. Browsers without `light-dark()` get the light
 * values. Fonts come last, because a page recognises fascia's style sheets by their first rule
 * (tools/build/webpack/hostPagePlugin.ts).
 */
export function writeTokens(
  { tokens: { tokens, fonts }, folder }: Shop,
  generated: string,
): string {
  const both = tokens.filter(({ light, dark }) => light !== dark);
  const faces = fonts.map(({ css, urls }) =>
    urls
      .filter((url) => !/^(?:\/|https:)/.test(url))
      .reduce((text, url) => text.replaceAll(url, pathFrom(generated, join(folder, url))), css),
  );
  return `.fascia-root {
${rows(tokens.map(({ name, light }) => [name, light]))}}

@supports (color: light-dark(red, red)) {
  .fascia-root {
${rows(both.map(({ name, value }) => [name, value]))}  }
}
${faces.map((face) => `\n${face}\n`).join('')}`;
}
