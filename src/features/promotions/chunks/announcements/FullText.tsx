import { useLingui } from '@lingui/react';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useRef, type ReactNode } from 'react';
import { useScripted } from '../../../../foundation/browser/hooks/useScriptedStyle.ts';
import { IconButton } from '../../../../foundation/ui/IconButton.tsx';
import { BannerText } from './BannerText.tsx';
import styles from './FullText.module.css';
import { useIsCut } from './useIsCut.ts';

/**
 * A button that opens the full texts of its banner. It is rendered if an element with `data-clamped` is cut (PROMO-37).
 * Screen readers also read the cut texts in the banner, because they are only cut visually.
 *
 * Without scripts, nothing can be measured, so the button is shown on phones (PROMO-23).
 *
 * @param children The full texts.
 */
export function FullText({ children }: { children: ReactNode }) {
  const { _ } = useLingui();
  const marker = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(marker);
  const isScripted = useScripted();
  return (
    <>
      <span ref={marker} hidden />
      {(isCut || !isScripted) && (
        <BannerText
          part="full-text"
          toggle={
            <IconButton
              className={styles.toggle}
              data-part="full-text-toggle"
              glyph={Ellipsis}
              iconSize={20}
              label={_('promotion.fullText')}
            />
          }
        >
          <div className={styles.texts}>{children}</div>
        </BannerText>
      )}
    </>
  );
}
