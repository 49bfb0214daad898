import {
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import type { NewsletterSettings } from '../../../features/newsletter/newsletterSettings.ts';
import { useLazyPart, type LazyPart } from '../../../foundation/browser/lazyPart.ts';
import { perPage } from '../../../foundation/browser/perPage.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import type { NewsletterStatus } from '../api/footerApi.ts';
import styles from './NewsletterBox.module.css';

export type LazyNewsletterForm = LazyPart<ComponentType<NewsletterSettings>>;

/** About as far as a visitor scrolls while the form's code is loaded. */
const NEAR = '600px 0px';

/**
 * The newsletter form at its reserved height. It is empty until the visitor's status is known (FOOT-21). For a
 * visitor who has signed up it is removed (FOOT-20), but only out of view, because the page moves by its height.
 */
export function NewsletterBox({ form }: { form: LazyNewsletterForm }) {
  const { site, locale } = useModule();
  const root = useRef<HTMLDivElement>(null);
  const status = useNewsletterStatus();
  const isShown = status === 'NONE';
  const isRemoved = useSeen(root, 'outside', status !== undefined && !isShown);
  const isNear = useSeen(root, 'inside', true, NEAR);
  const Form = useLazyPart(form, isShown && isNear);
  if (isRemoved) return null;
  const settings = { site, locale, origin: 'NEWSLETTER', originAddition: 'footer' } as const;
  return (
    <div ref={root} className={styles.slot} data-part={isShown ? 'newsletter-box' : undefined}>
      {isShown && isNear && Form && createElement(Form, settings)}
    </div>
  );
}

const fetchNewsletterStatus = perPage('newsletterStatus', async (): Promise<NewsletterStatus> => {
  try {
    return await reportedRead({ module: 'footer', operation: 'newsletter-status' }, async () => {
      const api = await import(/* webpackChunkName: "services" */ '../api/footerApi.ts');
      return api.getNewsletterStatus();
    });
  } catch {
    return 'NONE'; // A visitor whose status is not known may sign up (FOOT-21).
  }
});

/** How long the box stays empty for a status that may hide it. */
const STATUS_TIMEOUT_MS = 3000;

/**
 * The visitor's newsletter status; undefined until it is known, and `NONE` where it is not known in time. A later
 * answer no longer counts on this page, so that no form disappears while it is being filled in.
 */
function useNewsletterStatus(): NewsletterStatus | undefined {
  const [status, setStatus] = useState<NewsletterStatus>();
  useEffect(() => {
    const settle = (answer: NewsletterStatus) => setStatus((first) => first ?? answer);
    const timer = setTimeout(settle, STATUS_TIMEOUT_MS, 'NONE' as const);
    void fetchNewsletterStatus().then(settle);
    return () => clearTimeout(timer);
  }, []);
  return status;
}

const canObserve = (): boolean => typeof IntersectionObserver !== 'undefined';

/**
 * Whether an element has been seen inside or outside of the window; stays true from then on. Without
 * `IntersectionObserver` it is true as soon as it is wanted.
 *
 * @param margin Enlarges the window, as CSS `margin`.
 */
function useSeen(
  element: RefObject<Element | null>,
  position: 'inside' | 'outside',
  isWanted: boolean,
  margin = '0px',
): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isWanted || !element.current || !canObserve()) return undefined;
    const isMatch = (entry: IntersectionObserverEntry) =>
      entry.isIntersecting === (position === 'inside');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isMatch)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, position, isWanted, margin]);
  return isSeen || (isWanted && !canObserve());
}
