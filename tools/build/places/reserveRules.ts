import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { styleTargets } from '../styleTargets.ts';
import { ownRem } from '../webpack/ownRemLoader.ts';

const RULES = 'host-kit/src/reserve.css';
/** The heights of the header's parts, and the selector of their rules. */
export const HEIGHTS = 'src/areas/header/heights.css';

export const HEADER = ".fascia-root[data-fascia='header']";
const PLACEHOLDER = "[data-fascia-slot='Header']::before";
/** The root of a page with a sticky header, as in the rules. */
const STICKY_PAGE =
  ":root:has([data-fascia-slot='Header']:is([data-sticky='true'], [data-sticky='']))";

/** The rules that reserve the space of modules in a page (HK-87), with the header's heights, which a page with a sticky one has too. */
export function reserveRules(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const heights = ownRem(read(HEIGHTS)).replaceAll(HEADER, `${PLACEHOLDER}, ${STICKY_PAGE}`);
  const code = Buffer.from(heights + read(RULES));
  return transform({ filename: RULES, code, minify: true, ...styleTargets }).code.toString();
}
