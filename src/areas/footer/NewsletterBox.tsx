import { useRef } from 'react';
import type { NewsletterSettings } from '../../features/newsletter/newsletterSettings.ts';
import type { LazyModule } from './lazyDoor.ts';
import { LazyPart } from './LazyPart.tsx';
import styles from './NewsletterBox.module.css';
import { useNear } from './useNear.ts';
import { useNewsletterStatus } from './useNewsletterStatus.ts';
import { useOutOfView } from './useOutOfView.ts';

/** The newsletter form, as the footer gets it from its door. */
export type NewsletterDoor = LazyModule<NewsletterSettings>;

interface Props extends Pick<NewsletterSettings, 'site' | 'locale'> {
  door: NewsletterDoor;
}

/**
 * The newsletter's place in the footer. It is empty until it is known whether the visitor has signed up, and
 * goes for those who have (F§4), but never under their eyes: that would move the page. The form's code comes
 * when the place is near the window.
 */
export function NewsletterBox({ door, site, locale }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const status = useNewsletterStatus();
  const signedUp = status !== undefined && status !== 'NONE';
  const gone = useOutOfView(place, signedUp);
  const shown = status === 'NONE';
  const near = useNear(place);
  if (gone) return null;
  const settings = { site, locale, origin: 'NEWSLETTER', originAddition: 'footer' } as const;
  return (
    <div ref={place} className={styles.place} data-part={shown ? 'newsletter-box' : undefined}>
      {shown && near && <LazyPart door={door} settings={settings} />}
    </div>
  );
}
