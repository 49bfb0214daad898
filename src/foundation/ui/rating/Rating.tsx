import { useLingui } from '@lingui/react';
import { report } from '../../browser/report.ts';
import { RatingChoice } from './RatingChoice.tsx';
import { isRatingId, starsOf } from './ratingRules.ts';
import { Stars } from './Stars.tsx';
import { useEffect } from 'react';

/** Props of a rating. */
export interface RatingProps {
  /** Alphanumeric (UI-08): it names SVG parts, and the radio buttons in a form. */
  id: string;
  /** The number of stars, 0 to 5; may be a fraction. */
  value: number;
  /** Makes the rating a choice; called with 1 to 5. */
  onChange?: (stars: number) => void;
  /** The name of the rated thing, for assistive technology; required with `onChange`. */
  label?: string;
}

/** Five stars, read-only or to be chosen (UI-08). An invalid id is reported and renders nothing. */
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
  return <Stars id={id} value={stars} name={label ? `${label}: ${name}` : name} />;
}
