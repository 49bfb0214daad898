import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { ownRem } from '../webpack/ownRemLoader.ts';

const RULES = 'host-kit/src/reserve.css';
const HEIGHTS = 'src/areas/header/heights.css';

const HEADER = ".fascia-root[data-fascia='header']";
const PLACEHOLDER = "[data-fascia-slot='Header']::before";

/** The rules that reserve the space of modules in a page (HK-87), with the header's heights. */
export function reserveRules(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const heights = ownRem(read(HEIGHTS)).replaceAll(HEADER, PLACEHOLDER);
  const code = Buffer.from(heights + read(RULES));
  return transform({ filename: RULES, code, minify: true }).code.toString();
}
