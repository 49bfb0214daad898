import { useLingui } from '@lingui/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import type { NavigationSource } from '../navigationSlice.ts';
import { useItem } from '../useItem.ts';
import styles from './DrillDown.module.css';
import type { Level } from './useDrill.ts';

interface Props {
  level: Level;
  source: NavigationSource;
  onBack: () => void;
}

/** On top of a level: the way back, and the branch's title, which leads to its page. */
export function LevelHead({ level: { item, parent }, source, onBack }: Props) {
  const { _ } = useLingui();
  const own = useItem(item, source);
  const { title, href, target } = parent ?? own;
  return (
    <div className={styles.head}>
      <button
        className={styles.step}
        data-part="drill-back"
        type="button"
        aria-label={_('navigation.back')}
        onClick={onBack}
      >
        <Icon glyph={ArrowLeft} />
      </button>
      {href === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <a className={styles.title} href={href} target={target}>
          {title}
        </a>
      )}
    </div>
  );
}
