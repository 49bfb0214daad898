import { optimize, type CustomPlugin, type PluginConfig } from 'svgo';

type Attributes = Readonly<Record<string, string>>;

/** One shape: its element name, and its attributes by their names in React. */
export type SvgShape = readonly [element: string, attributes: Attributes];

/** A picture that consists only of shapes. */
export interface SvgPicture {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  shapes: readonly SvgShape[];
}

/** SVGO plug-ins that remove additions of drawing programs and convert styles to attributes. */
const CLEANING: PluginConfig[] = [
  'removeXMLProcInst',
  'removeDoctype',
  'removeComments',
  'removeMetadata',
  'removeTitle',
  'removeDesc',
  'removeEditorsNSData',
  'convertStyleToAttrs',
  'removeUselessDefs',
  { name: 'removeUnknownsAndDefaults', params: { unknownContent: false } },
];

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/**
 * Attributes that a shape may have. Inline drawings must not have others, such as styles, links, filters and handlers.
 */
const ALLOWED =
  /^(?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|opacity|fill|fill-(?:opacity|rule)|stroke|stroke-(?:dasharray|dashoffset|linecap|linejoin|miterlimit|opacity|width))$/;

/** Attributes that do not change the appearance of a shape. */
const WITHOUT_EFFECT =
  /^(?:xmlns|id$|class$|version$|role$|style$|data-|aria-|xml:|[a-z]+:|font-|text-|stop-|solid-|color|(?:letter-spacing|word-spacing|line-height|white-space|clip-rule|enable-background|shape-rendering)$)/;

/** Values that are defaults, such as `overflow="visible"`. */
const NEUTRAL = /^(?:none|normal|inline|visible|auto)$/;

/** Attributes of the root element that describe the whole picture. */
const OF_ROOT = /^(?:viewBox|width|height|x|y|preserveAspectRatio)$/;

const VIEW_BOX = /^[\d.-]+[\s,]+[\d.-]+[\s,]+(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)$/;

type Root = Parameters<CustomPlugin['fn']>[0];
type Child = Root['children'][number];
type Element = Extract<Child, { type: 'element' }>;

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the attributes that change the appearance of a shape. */
function readAttributes({ name, attributes }: Element): Attributes {
  const own = Object.entries(attributes).filter(
    ([attribute, value]) =>
      !(name === 'svg' && OF_ROOT.test(attribute)) &&
      (ALLOWED.test(attribute) ||
        !(WITHOUT_EFFECT.test(attribute) || (NEUTRAL.test(value) && attribute !== 'display'))),
  );
  for (const [attribute, value] of own) {
    if (!ALLOWED.test(attribute)) throw new Error(`the attribute ${attribute} of <${name}>`);
    if (/url\s*\(/i.test(value)) throw new Error(`a reference in ${attribute} of <${name}>`);
  }
  return Object.fromEntries(own.map(([attribute, value]) => [camelCase(attribute), value]));
}

/** Applies the attributes of a group to its shapes. Transforms are concatenated. */
function inherit(outer: Attributes, own: Attributes): Attributes {
  const transform = [outer['transform'], own['transform']].filter(Boolean).join(' ');
  return { ...outer, ...own, ...(transform && { transform }) };
}

function readShapes(nodes: readonly Child[], outer: Attributes): SvgShape[] {
  return nodes.flatMap((node): SvgShape[] => {
    if (node.type === 'text' && node.value.trim())
      throw new Error(`the text "${node.value.trim()}"`);
    if (node.type !== 'element') return [];
    if (node.name !== 'g' && !SHAPES.has(node.name)) throw new Error(`the element <${node.name}>`);
    const all = inherit(outer, readAttributes(node));
    if (node.name === 'g') return readShapes(node.children, all);
    const [inside] = readShapes(node.children, {});
    if (inside) throw new Error(`the element <${inside[0]}> in <${node.name}>`);
    return [[node.name, all]];
  });
}

function readPicture({ children }: Root): SvgPicture {
  const root = children.find((node) => node.type === 'element');
  if (root?.name !== 'svg') throw new Error(`the element <${root?.name ?? ''}>`);
  const viewBox = root.attributes['viewBox']?.trim() ?? '';
  const [, width, height] = VIEW_BOX.exec(viewBox)?.map(Number) ?? [];
  if (!width || !height) throw new Error('no viewBox with a width and a height');
  const shapes = readShapes(root.children, readAttributes(root));
  if (shapes.length === 0) throw new Error('no shapes');
  return { viewBox, ratio: width / height, shapes };
}

/**
 * Reads a drawing for inline use: shapes, and groups whose attributes apply to their shapes.
 *
 * @throws {Error} If the drawing is unsupported. The message names the unsupported content.
 */
export function readSvg(source: string): SvgPicture {
  let picture: SvgPicture | undefined;
  const reading: CustomPlugin = {
    name: 'readPicture',
    fn(root) {
      picture = readPicture(root);
      return null;
    },
  };
  optimize(source, { plugins: [...CLEANING, reading] });
  if (!picture) throw new Error('no drawing');
  return picture;
}
