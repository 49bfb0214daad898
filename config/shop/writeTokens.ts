/**
 * The shop's tokens as the product's style sheet: on the modules' own root, with the light colours for browsers without
 * `light-dark()`.
 *
 * @param source `tokens.css`: custom properties on `:root`.
 */
export function writeTokens(source: string): string {
  const declarations = [
    ...source.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--fascia-[\w-]+)\s*:\s*([^;]+);/g),
  ];
  const rows = declarations.map(([, name = '', value = '']) => [name, value.trim()] as const);
  const light = (value: string) =>
    value.replace(/light-dark\((.*), [^,()]*(?:\([^()]*\))?\)/, '$1');
  const css = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([name, value]) => `  ${name}: ${value};\n`).join('');
  const both = rows.filter(([, value]) => value.includes('light-dark('));
  return `.fascia-root {\n${css(rows.map(([name, value]) => [name, light(value)]))}}\n
@supports (color: light-dark(red, red)) {\n.fascia-root {\n${css(both)}}\n}\n`;
}
