import { useLingui } from '@lingui/react';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { BackButton } from './BackButton.tsx';
import { Logo } from './Logo.tsx';
import styles from './ReducedHeader.module.css';

interface Props {
  settings: ParsedHeaderSettings;
  layout: HeaderLayout;
}

/**
 * The header of checkout-style pages: the logo and the secure-purchase hint (HEAD-03). If one part fails, the others
 * remain (HOST-39).
 */
export function ReducedHeader({ settings, layout }: Props) {
  const { _ } = useLingui();
  const hint = _('header.secureHint');
  const plainHint = (
    <p className={styles.hint} data-part="secure-hint">
      {hint}
    </p>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.start}>
        <BackButton layout={layout} />
        <Logo />
      </div>
      {settings.showSecureHint && (
        <ErrorBoundary module="header" operation="secure-hint" fallback={plainHint}>
          <p className={styles.hint} data-part="secure-hint">
            <Icon glyph={Lock} size={20} />
            <span>{hint}</span>
          </p>
        </ErrorBoundary>
      )}
    </div>
  );
}
