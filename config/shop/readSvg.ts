/** One shape: its element, and its attributes by their names in React. */
export type SvgShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** A picture of shapes alone. */
export interface SvgPicture {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  shapes: readonly SvgShape[];
}

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Attributes from the text of a start tag. */
function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...found].map(([, name = '', a, b]) => [name, a ?? b ?? '']));
}

/**
 * Reads a drawing that can be drawn inline: shapes, and groups of them, whose attributes go to the shapes.
 *
 * @throws Error that says what cannot be drawn inline.
 */
export function readSvg(source: string): SvgPicture {
  const clean = source.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, '');
  const groups: Record<string, string>[] = [];
  const shapes: SvgShape[] = [];
  let viewBox = '';
  for (const [, closing, element = '', text = '', empty] of clean.matchAll(
    /<(\/?)([\w:-]+)([^<>]*?)(\/?)>/g,
  )) {
    if (closing) {
      if (element === 'g') groups.pop();
      continue;
    }
    const { xmlns: _, ...attributes } = attributesOf(text);
    if (element === 'svg') {
      viewBox = attributes['viewBox'] ?? '';
      const { fill, stroke } = attributes;
      groups.push({ ...(fill && { fill }), ...(stroke && { stroke }) });
    } else if (element === 'g') {
      const outer = groups.at(-1) ?? {};
      const transform = [outer['transform'], attributes['transform']].filter(Boolean).join(' ');
      if (!empty) groups.push({ ...outer, ...attributes, ...(transform && { transform }) });
    } else if (SHAPES.has(element)) {
      const outer = groups.at(-1) ?? {};
      const transform = [outer['transform'], attributes['transform']].filter(Boolean).join(' ');
      const all = { ...outer, ...attributes, ...(transform && { transform }) };
      const named = Object.entries(all).map(([name, value]) => [camelCase(name), value] as const);
      shapes.push([element, Object.fromEntries(named)]);
    } else if (element !== 'title' && element !== 'desc') {
      throw new Error(`the element <${element}> cannot be drawn inline`);
    }
  }
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error('it has no viewBox');
  if (shapes.length === 0) throw new Error('it has no shapes');
  return { viewBox, ratio: width / height, shapes };
}
