import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { styleTargets } from '../styleTargets.ts';
import { ownRem } from '../webpack/ownRemLoader.ts';
import { HEADER, HEIGHTS } from './reserveRules.ts';

const FILE = 'src/render/unstyled.css';
const MODULE = "[data-fascia-unstyled] [data-fascia='header']";

/** The rules of a server's markup without its style sheets (HK-202), with the header's heights. */
export function unstyledRules(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const heights = ownRem(read(HEIGHTS)).replaceAll(HEADER, MODULE);
  const code = Buffer.from(heights + read(FILE));
  return transform({ filename: FILE, code, minify: true, ...styleTargets }).code.toString();
}
