import type { LogoSource } from './logoTable.ts';
import { at, box, picture } from '../svg.ts';
import { logoMarks } from './logoMarks.ts';
import { logoTable } from './logoTable.ts';
import { palette } from '../palette.ts';

/** A white 80 × 80 tile with a neutral symbol and the name below it, in place of a company's real logo. */
export function logoTile(source: LogoSource): string {
  const [mark, ...name] = logoTable[source];
  const hasTwoLines = name.length > 1;
  const words = name
    .map(
      (word, index) => `<tspan x="40" y="${(hasTwoLines ? 57 : 62) + index * 11}">${word}</tspan>`,
    )
    .join('');
  return picture(
    80,
    80,
    box(0, 0, 80, 80, 6, '#ffffff') +
      at(40, hasTwoLines ? 27 : 31, logoMarks[mark](), 1.05) +
      `<text font-family="system-ui,sans-serif" font-size="${hasTwoLines ? 10 : 11}" font-weight="700" text-anchor="middle" fill="${palette.espresso}">${words}</text>`,
  );
}
