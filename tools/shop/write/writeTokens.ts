import type { Shop } from '../read/readShop.ts';
import { pathFrom } from './newsletterModules.ts';

const rows = (values: readonly (readonly [name: string, value: string])[]) =>
  values.map(([name, value]) => `  ${name}: ${value};\n`).join('');

/**
 * The shop's tokens as the product's style sheet: on the modules' own root, with the light colours for browsers without
 * `light-dark()`. Fonts come last: by its first rule a page knows that a style sheet is one of fascia's
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
      .reduce((text, url) => text.replaceAll(url, pathFrom(generated, folder, url)), css),
  );
  return `.fascia-root {
${rows(tokens.map(({ name, light }) => [name, light]))}}

@supports (color: light-dark(red, red)) {
  .fascia-root {
${rows(both.map(({ name, value }) => [name, value]))}  }
}
${faces.map((face) => `\n${face}\n`).join('')}`;
}
