import { isMobile } from '../../foundation/browser/platform.ts';
import { useViewport } from '../../foundation/browser/viewport.ts';
import type { ParsedFooterSettings } from './footerSettings.ts';
import styles from './Footer.module.css';
import { FooterParts } from './FooterParts.tsx';
import type { NewsletterDoor } from './NewsletterBox.tsx';
import { useAssignment } from './useAssignment.ts';
import { useFooterContent } from './useFooterContent.ts';
import { useVisit } from './useVisit.ts';

/** Below this window width the footer is a phone's, in px (F§9). */
const MOBILE_BELOW_PX = 767;

interface Props {
  settings: ParsedFooterSettings;
  /** The form in the newsletter box; its code comes when the box is near. */
  newsletter: NewsletterDoor;
  /** True until the texts have arrived: the root at its reserved height, and nothing in it. */
  empty?: boolean;
}

/** The footer's root. Without content there is no footer (F§8). */
export function Footer({ settings, newsletter, empty = false }: Props) {
  const { site, platform, locale } = settings;
  const visit = useVisit();
  const narrow = useViewport((width) => width < MOBILE_BELOW_PX);
  const content = useFooterContent(settings);
  useAssignment();
  if (content === 'absent') return null;

  const reduced = settings.reduced || visit.reduced;
  const compact = narrow || isMobile(platform);
  const awaited = empty || content === 'awaited';
  const size = reduced ? styles.reduced : styles.full;
  return (
    <footer
      className={`fascia-root ${styles.root} ${awaited ? size : ''}`}
      data-fascia="footer"
      data-site={site}
      data-platform={platform}
      data-reduced={reduced || undefined}
      lang={locale}
    >
      {!awaited && (
        <FooterParts
          settings={settings}
          newsletter={newsletter}
          content={content}
          reduced={reduced}
          compact={compact}
          appClient={visit.appClient}
        />
      )}
    </footer>
  );
}
