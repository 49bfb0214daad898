import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { styleTargets } from '../styleTargets.ts';
import { ownRem } from '../webpack/ownRemLoader.ts';

/** The heights of the header's parts. */
const HEIGHTS = 'src/areas/header/heights.css';
/** The selector of all rules in `HEIGHTS`. */
const HEADER = ".fascia-root[data-fascia='header']";

/** Reads a style sheet and prepends the header's heights, applied to other elements. */
function withHeights(root: string, filename: string, selector: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const heights = ownRem(read(HEIGHTS)).replaceAll(HEADER, selector);
  const code = Buffer.from(heights + read(filename));
  return transform({ filename, code, minify: true, ...styleTargets }).code.toString();
}

/** Rules that reserve the space of modules (HK-87). A page with a sticky header also has the heights. */
export const reserveRules = (root: string): string =>
  withHeights(
    root,
    'host-kit/src/reserve.css',
    "[data-fascia-slot='Header']::before, :root:has([data-fascia-slot='Header']:is([data-sticky='true'], [data-sticky='']))",
  );

/** Rules for server-rendered markup while its style sheets are missing (HK-202). */
export const unstyledRules = (root: string): string =>
  withHeights(root, 'src/render/unstyled.css', "[data-fascia-unstyled] [data-fascia='header']");
