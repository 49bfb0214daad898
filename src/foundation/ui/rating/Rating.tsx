import { useLingui } from '@lingui/react';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { useEffect } from 'react';
import { report } from '../../browser/page/report.ts';
import { Icon } from '../Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Rating.module.css';

export interface RatingProps {
  /** Alphanumeric (UI-03). Identifies SVG parts and the form's radio buttons. */
  id: string;
  /** Number of stars from 0 to 5. May be a fraction. */
  value: number;
  /** Makes the rating editable. Called with 1 to 5. */
  onChange?: (stars: number) => void;
  /** The name of the rated item for assistive technology. Required with `onChange`. */
  label?: string;
}

const MAX_STARS = 5;
const STAR =
  'M12 2.4l2.95 6.2 6.65.92-4.85 4.68 1.2 6.75L12 17.7l-5.95 3.25 1.2-6.75L2.4 9.52l6.65-.92z';
const WIDTH = 24 * MAX_STARS;
const choices = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

export function isRatingId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9]+$/i.test(id);
}

/** Converts a value to a number of stars from 0 to 5, rounded to tenths. 0 if it is not a number. */
export function starsOf(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0;
  return Math.round(Math.min(Math.max(value, 0), MAX_STARS) * 10) / 10;
}

/** Five stars, read-only or editable (UI-03). An invalid id is reported and renders nothing. */
export function Rating({ id, value, onChange, label }: RatingProps) {
  const { _ } = useLingui();
  const hasValidId = isRatingId(id);
  useEffect(() => {
    if (hasValidId) return;
    report({ module: 'ui', operation: 'rating', message: 'The id is not alphanumeric' });
  }, [hasValidId]);
  if (!hasValidId) return null;
  const stars = starsOf(value);
  if (onChange) return <RatingChoice id={id} value={stars} label={label} onChange={onChange} />;
  const name = _('form.rating', { value: stars });
  return <Stars id={id} value={stars} label={label ? `${label}: ${name}` : name} />;
}

const drawStars = (className: string | undefined) =>
  choices.map((star) => (
    <path className={className} d={STAR} transform={`translate(${24 * star - 24})`} key={star} />
  ));

type StarsProps = Pick<RatingProps, 'id' | 'value'> & { label: string };

/** Five stars, filled up to a value. The SVG clips the fill, because a strict CSP blocks style attributes. */
function Stars({ id, value, label }: StarsProps) {
  const clip = `fascia-rating-${id}`;
  return (
    <svg
      className={styles.stars}
      width={WIDTH}
      height={24}
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
    >
      <clipPath id={clip}>
        <rect width={(WIDTH * value) / MAX_STARS} height="24" />
      </clipPath>
      {drawStars(styles.star)}
      <g clipPath={`url(#${clip})`}>{drawStars(styles.filled)}</g>
    </svg>
  );
}

type ChoiceProps = Pick<RatingProps, 'id' | 'value'> & {
  label: string | undefined;
  onChange: (stars: number) => void;
};

/** A choice of one to five stars: radio buttons, so that arrow keys work. */
function RatingChoice({ id, value, label, onChange }: ChoiceProps) {
  const { _ } = useLingui();
  const chosen = Math.round(value);
  return (
    <fieldset className={styles.choices} id={id}>
      {label && <legend className={styles.legend}>{label}</legend>}
      {choices.map((stars) => (
        <label className={styles.choice} data-filled={stars <= chosen || undefined} key={stars}>
          <input
            className={styles.radio}
            type="radio"
            name={id}
            value={stars}
            checked={stars === chosen}
            onChange={() => onChange(stars)}
          />
          <VisuallyHidden>{_('form.rating.choice', { stars })}</VisuallyHidden>
          <Icon glyph={Star} size={28} />
        </label>
      ))}
    </fieldset>
  );
}
