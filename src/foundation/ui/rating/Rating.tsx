import { useLingui } from '@lingui/react';
import { report } from '../../browser/report.ts';
import { RatingChoice } from './RatingChoice.tsx';
import { isRatingId, starsOf } from './ratingRules.ts';
import { Stars } from './Stars.tsx';
import { useEffect } from 'react';

/** What a rating is told. */
export interface RatingProps {
  /** Letters and digits alone (H§5): it names parts of a drawing, and the choice in a form. */
  id: string;
  /** Stars, 0 to 5; also parts of one. */
  value: number;
  /** With it the visitor can choose; it gets 1 to 5. */
  onChange?: (stars: number) => void;
  /** What is rated, for assistive technology; needed where the visitor chooses. */
  label?: string;
}

/** Five stars (H§5): shown, or chosen by the visitor. With an id that may not be, it is told and not shown. */
export function Rating({ id, value, onChange, label }: RatingProps) {
  const { _ } = useLingui();
  const isKnown = isRatingId(id);
  useEffect(() => {
    if (isKnown) return;
    report({ module: 'ui', operation: 'rating', message: 'An id is letters and digits alone' });
  }, [isKnown]);
  if (!isKnown) return null;
  const stars = starsOf(value);
  if (onChange) return <RatingChoice id={id} value={stars} label={label} onChange={onChange} />;
  const shown = _('form.rating', { value: stars });
  return <Stars id={id} value={stars} name={label ? `${label}: ${shown}` : shown} />;
}
