import { useLingui } from '@lingui/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import type { NavigationNode } from '../../navigation.ts';
import styles from './DrillDown.module.css';

interface Props {
  /** The node whose children are shown. */
  parent: NavigationNode;
  onBack: () => void;
}

/** Above a level: the button back, and the parent's title, which links to its page. */
export function LevelHead({ parent: { title, href, target }, onBack }: Props) {
  const { _ } = useLingui();
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
