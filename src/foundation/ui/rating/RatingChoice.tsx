import { useLingui } from '@lingui/react';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { Icon } from '../Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { MAX_STARS } from './ratingRules.ts';
import styles from './Rating.module.css';

interface Props {
  id: string;
  value: number;
  label: string | undefined;
  onChange: (stars: number) => void;
}

const choices = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

/** One to five stars to choose: radio buttons, so that arrow keys work. */
export function RatingChoice({ id, value, label, onChange }: Props) {
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
