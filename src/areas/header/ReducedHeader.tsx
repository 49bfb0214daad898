import { useLingui } from '@lingui/react';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { BackButton } from './BackButton.tsx';
import { Logo } from './Logo.tsx';
import styles from './ReducedHeader.module.css';

interface Props {
  settings: ParsedHeaderSettings;
  layout: HeaderLayout;
}

/** The header of checkout-style pages: the logo and the secure-purchase hint (HEAD-03). */
export function ReducedHeader({ settings, layout }: Props) {
  const { _ } = useLingui();
  return (
    <div className={styles.bar}>
      <div className={styles.start}>
        <BackButton layout={layout} />
        <Logo />
      </div>
      {settings.showSecureHint && (
        <p className={styles.hint} data-part="secure-hint">
          <Icon glyph={Lock} size={20} />
          <span>{_('header.secureHint')}</span>
        </p>
      )}
    </div>
  );
}
