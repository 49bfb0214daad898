import type { IconNode } from 'lucide';
import { drawShapes } from './drawShapes.ts';

interface Props {
  /** An icon of the icon set, imported by its own path so that no other is bundled. */
  glyph: IconNode;
  /** Edge in px, default 24. */
  size?: number | undefined;
}

/** An inline SVG, hidden from assistive technology: the control around it has the name. */
export function Icon({ glyph, size = 24 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawShapes(glyph)}
    </svg>
  );
}
