import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { styleTargets } from '../styleTargets.ts';

const FILE = 'src/render/unstyled.css';

/** The rules of a server's markup without its style sheets, for the head of pages (HK-202). */
export function unstyledRules(root: string): string {
  const code = readFileSync(join(root, FILE));
  return transform({ filename: FILE, code, minify: true, ...styleTargets }).code.toString();
}
