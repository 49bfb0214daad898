import { brandName } from '#shop/brand.ts';
import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef } from 'react';
import { IconButton } from '../../../../foundation/ui/IconButton.tsx';
import { Verbatim } from '../../../../foundation/ui/lines/Verbatim.tsx';
import { useCoversFocus } from '../../../../foundation/ui/flyout/useCoversFocus.ts';
import { useWindowEdge } from '../../../../foundation/ui/flyout/useWindowEdge.ts';
import { closeAppBanner } from '../../appOffer.ts';
import styles from './AppOffer.module.css';

interface Props {
  /** Address of the app's page. */
  page: string;
  onClose: () => void;
}

/** Offers the shop's app at the bottom of the window, where it causes no layout shift (HEAD-20). */
export function AppOffer({ page, onClose }: Props) {
  const { _ } = useLingui();
  const banner = useRef<HTMLElement>(null);
  const coversFocus = useCoversFocus(banner);
  useWindowEdge(banner);
  const close = () => {
    closeAppBanner();
    onClose();
  };
  return (
    <aside
      className={styles.banner}
      data-part="app-banner"
      data-covers-focus={coversFocus || undefined}
      ref={banner}
      aria-label={_('appBanner.label', { brand: brandName })}
    >
      <p className={styles.text}>
        <strong>
          <Verbatim text={_('appBanner.label', { brand: brandName })} value={brandName} />
        </strong>
        <span>{_('appBanner.invitation')}</span>
      </p>
      <a className={styles.install} href={page} rel="noopener noreferrer">
        {_('appBanner.install')}
      </a>
      <IconButton
        className={styles.close}
        data-part="app-banner-close"
        glyph={X}
        label={_('appBanner.close')}
        iconSize={20}
        onClick={close}
      />
    </aside>
  );
}
