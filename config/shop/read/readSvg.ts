import postcss from 'postcss';
import { parseXml, XmlElement, XmlText, type XmlNode } from '@rgrove/parse-xml';

type Attributes = Readonly<Record<string, string>>;

/** One shape: its element, and its attributes by their names in React. */
export type SvgShape = readonly [element: string, attributes: Attributes];

/** A picture of shapes alone. */
export interface SvgPicture {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  shapes: readonly SvgShape[];
}

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/** Elements that draw nothing. */
const WORDS = new Set(['title', 'desc', 'metadata']);

/** What the drawing program adds for people and for itself. */
const isIgnored = (name: string) =>
  /^(?:xmlns|id$|class$|version$|role$|data-|aria-|xml:|[a-z]+:)/.test(name);

const GEOMETRY = ['d', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'rx', 'ry'];

/** Attributes that a shape may have. Others (styles, links, filters, handlers) cannot be drawn inline. */
const ALLOWED = new Set([
  ...GEOMETRY,
  'cx',
  'cy',
  'r',
  'transform',
  'opacity',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
]);

const NO_EFFECT =
  /^(?:-inkscape-|font-|text-|stop-|solid-|color|(?:letter-spacing|word-spacing|line-height|white-space|clip-rule|enable-background|shape-rendering)$)/;

/** Properties that do nothing to shapes, or that say what is so anyway: programs write them to every shape. */
const isWithoutEffect = (name: string, value: string) =>
  NO_EFFECT.test(name) ||
  (/^(?:none|normal|inline|visible|auto)$/.test(value) && (name !== 'display' || value !== 'none'));

/** The properties of a `style` attribute, which attributes can say as well. */
function readStyle(style: string): [name: string, value: string][] {
  return postcss
    .parse(style)
    .nodes.flatMap((node) =>
      node.type === 'decl' ? [[node.prop, node.value] as [string, string]] : [],
    );
}
/** Two numbers, and the width and the height. */
const VIEW_BOX = /^[\d.-]+[\s,]+[\d.-]+[\s,]+(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)$/;

/** Beyond it a drawing is a line, as wide as the page or too small to see. */
const MAX_RATIO = 20;

/** Of all shapes with what they have from their groups, which compression may hide. */
const MAX_SIZE = 20_000;

/** Of the root element these describe the picture as a whole. */
const OF_ROOT = new Set(['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio']);

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function readAttributes({ name, attributes }: XmlElement, isRoot = false): Record<string, string> {
  const { style = '', ...others } = attributes;
  const own = [...Object.entries(others), ...readStyle(style)].filter(
    ([attribute, value]) =>
      !isIgnored(attribute) &&
      !(isRoot && OF_ROOT.has(attribute)) &&
      (ALLOWED.has(attribute) || !isWithoutEffect(attribute, value)),
  );
  for (const [attribute, value] of own) {
    if (!ALLOWED.has(attribute)) throw new Error(`the attribute ${attribute} of <${name}>`);
    if (/url\s*\(/i.test(value)) throw new Error(`a reference in ${attribute} of <${name}>`);
    // Escapes, quotes and the like are for strings, declarations and references, which no shape needs.
    if (!/^[\w\s.,#%()/+-]*$/.test(value)) throw new Error(`the ${attribute} of <${name}>`);
    if (attribute === 'd' && /[^\d\s.,+\-acehlmqstvz]/i.test(value)) {
      throw new Error(`the d of <${name}>`);
    }
  }
  return Object.fromEntries(own);
}

/** Inkscape writes it to drawings that need none. */
const isEmptyDefs = ({ name, children }: XmlElement) =>
  name === 'defs' && !children.some((child) => child instanceof XmlElement);

/** The attributes of a group apply to its shapes; transforms add up. */
function inherit(outer: Attributes, own: Attributes): Record<string, string> {
  const transform = [outer['transform'], own['transform']].filter(Boolean).join(' ');
  return { ...outer, ...own, ...(transform && { transform }) };
}

function readShapes(nodes: readonly XmlNode[], outer: Attributes): SvgShape[] {
  return nodes.flatMap((node): SvgShape[] => {
    if (node instanceof XmlText && node.text.trim())
      throw new Error(`the text "${node.text.trim()}"`);
    if (!(node instanceof XmlElement) || WORDS.has(node.name) || isEmptyDefs(node)) return [];
    if (node.name === 'g') return readShapes(node.children, inherit(outer, readAttributes(node)));
    if (!SHAPES.has(node.name)) throw new Error(`the element <${node.name}>`);
    const inside = readShapes(node.children, {})[0]?.[0];
    if (inside) throw new Error(`the element <${inside}> in <${node.name}>`);
    const all = inherit(outer, readAttributes(node));
    return [
      [
        node.name,
        Object.fromEntries(Object.entries(all).map(([name, value]) => [camelCase(name), value])),
      ],
    ];
  });
}

/**
 * Reads a drawing that can be drawn inline: shapes, and groups of them, whose attributes go to the shapes.
 *
 * @throws Error that says what was found instead.
 */
export function readSvg(source: string): SvgPicture {
  const { root } = parseXml(source);
  if (root?.name !== 'svg') throw new Error(`the element <${root?.name ?? ''}>`);
  const viewBox = root.attributes['viewBox']?.trim() ?? '';
  const [, width, height] = VIEW_BOX.exec(viewBox)?.map(Number) ?? [];
  const ratio = width && height ? width / height : 0;
  if (!(ratio > 0)) throw new Error('no viewBox with a width and a height');
  if (Math.max(ratio, 1 / ratio) > MAX_RATIO) throw new Error(`the viewBox ${viewBox}`);
  const shapes = readShapes(root.children, readAttributes(root, true));
  if (shapes.length === 0) throw new Error('no shapes');
  const size = JSON.stringify(shapes).length;
  if (size > MAX_SIZE) throw new Error(`${shapes.length} shapes with ${size} letters`);
  return { viewBox, ratio, shapes };
}
