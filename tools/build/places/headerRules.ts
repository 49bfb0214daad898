import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { styleTargets } from '../styleTargets.ts';
import { ownRem } from '../webpack/ownRemLoader.ts';
import { raiseSpecificity } from '../webpack/raiseSpecificityLoader.ts';

/** The heights of the header's parts. */
const HEIGHTS = 'src/areas/header/heights.css';
/** The selector of all rules in `HEIGHTS`. */
const HEADER = ".fascia-root[data-fascia='header']";

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

/** Prepends the rules in `HEIGHTS` to a style sheet, for elements that match `selector` instead of the header. */
function withHeights(root: string, css: string, selector: string): string {
  const heights = ownRem(read(root, HEIGHTS)).replaceAll(HEADER, selector);
  const options = { filename: HEIGHTS, minify: true, ...styleTargets };
  return transform({ ...options, code: Buffer.from(heights + css) }).code.toString();
}

/**
 * Rules that reserve the space of modules (HK-87). On a page with a sticky header, the root element also has the
 * heights.
 */
export const reserveRules = (root: string): string =>
  withHeights(
    root,
    read(root, 'host-kit/src/reserve.css'),
    "[data-fascia-slot='Header']::before, :root:has([data-fascia-slot='Header']:is([data-sticky='true'], [data-sticky='']))",
  );

/** Rules for server-rendered markup while its style sheets are missing (HK-202). */
export const unstyledRules = (root: string): string =>
  withHeights(
    root,
    raiseSpecificity(read(root, 'src/render/unstyled.css')),
    "[data-fascia-unstyled] [data-fascia='header'], :where([data-fascia='header'])",
  );
