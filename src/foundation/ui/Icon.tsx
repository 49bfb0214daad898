import type { IconNode } from 'lucide';
import { drawShapes } from './drawShapes.ts';

interface Props {
  /** An icon of the icon set. Import it by its own path to bundle only this icon. */
  glyph: IconNode;
  /** Size in px. Default 24. */
  size?: number | undefined;
}

/** An inline SVG, hidden from assistive technology. The control that contains it has the name. */
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
