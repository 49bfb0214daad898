import { MAX_STARS } from './ratingRules.ts';
import styles from './Rating.module.css';

const STAR =
  'M12 2.4l2.95 6.2 6.65.92-4.85 4.68 1.2 6.75L12 17.7l-5.95 3.25 1.2-6.75L2.4 9.52l6.65-.92z';
const WIDTH = 24 * MAX_STARS;
const starOffsets = Array.from({ length: MAX_STARS }, (_, index) => index * 24);

interface Props {
  id: string;
  /** 0 to 5. */
  value: number;
  /** The rating in words, for assistive technology. */
  name: string;
}

/** Five stars, filled up to a value. The fill is clipped inside the SVG, so that no style attribute is needed (CSP). */
export function Stars({ id, value, name }: Props) {
  const clip = `fascia-rating-${id}`;
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={name}
    >
      <clipPath id={clip}>
        <rect width={(WIDTH * value) / MAX_STARS} height="24" />
      </clipPath>
      {starOffsets.map((x) => (
        <path className={styles.star} d={STAR} transform={`translate(${x})`} key={x} />
      ))}
      <g clipPath={`url(#${clip})`}>
        {starOffsets.map((x) => (
          <path className={styles.filled} d={STAR} transform={`translate(${x})`} key={x} />
        ))}
      </g>
    </svg>
  );
}
