import { createElement, useRef, type ComponentType } from 'react';
import type { NewsletterSettings } from '../../../features/newsletter/newsletterSettings.ts';
import { useLazyPart, type LazyPart } from '../../../foundation/browser/lazyPart.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { useNewsletterStatus } from './useNewsletterStatus.ts';
import { useSeen } from './useSeen.ts';
import styles from './NewsletterBox.module.css';

/** The code of the exposed newsletter form. */
export type LazyNewsletterForm = LazyPart<ComponentType<NewsletterSettings>>;

/** About as far as a visitor scrolls while the form's code is loaded. */
const NEAR = '600px 0px';

/**
 * The newsletter form at its reserved height. It is empty until the visitor's status is known (FOOT-21). For a
 * visitor who has signed up it is removed (FOOT-20), but only out of view, because the page moves by its height.
 * The form's code is loaded when the box is near the window.
 */
export function NewsletterBox({ form }: { form: LazyNewsletterForm }) {
  const { site, locale } = useModule();
  const root = useRef<HTMLDivElement>(null);
  const status = useNewsletterStatus();
  const hasSignedUp = status !== undefined && status !== 'NONE';
  const isRemoved = useSeen(root, { position: 'outside', isWanted: hasSignedUp });
  const isNear = useSeen(root, { position: 'inside', rootMargin: NEAR });
  const isShown = status === 'NONE';
  const Form = useLazyPart(form, isShown && isNear);
  if (isRemoved) return null;
  const settings = { site, locale, origin: 'NEWSLETTER', originAddition: 'footer' } as const;
  return (
    <div ref={root} className={styles.slot} data-part={isShown ? 'newsletter-box' : undefined}>
      {isShown && isNear && Form && createElement(Form, settings)}
    </div>
  );
}
