import { useLingui } from '@lingui/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { isAppClient } from '../../foundation/browser/appClient.ts';
import { goBack } from '../../foundation/browser/goBack.ts';
import { usePath } from '../../foundation/browser/usePath.ts';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './BackButton.module.css';

/** The way back, on mobile platforms and in app clients, on every page but the first (contract §2). */
export function BackButton({ mobile }: { mobile: boolean }) {
  const { _ } = useLingui();
  const path = usePath();
  if (path === '/' || !(mobile || isAppClient())) return null;
  return (
    <button
      className={styles.back}
      data-part="back"
      type="button"
      aria-label={_('header.back')}
      onClick={goBack}
    >
      <Icon glyph={ArrowLeft} />
    </button>
  );
}
