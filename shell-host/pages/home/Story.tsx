import { pageOf } from '../../shop/addresses.ts';
import { usePage } from '../page.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Story.module.css';

/** A picture and a thought on it. */
export function Story() {
  const { site } = usePage();
  const { home } = useTexts();
  return (
    <section className={styles.story} aria-labelledby="story">
      <img src="/img/phases/green-living.svg" alt="" width="640" height="420" loading="lazy" />
      <div className={styles.words}>
        <h2 className={styles.title} id="story">
          {home.storyTitle}
        </h2>
        <p>{home.story}</p>
        <ButtonLink look="secondary" href={pageOf(site, '/category/plants-order')}>
          {home.toStory}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The way to the newsletter. */
export function NewsletterBand() {
  const { site } = usePage();
  const { home } = useTexts();
  return (
    <section className={styles.band} aria-labelledby="newsletter-band">
      <div className={styles.words}>
        <h2 className={styles.title} id="newsletter-band">
          {home.newsletterTitle}
        </h2>
        <p>{home.newsletter}</p>
      </div>
      <ButtonLink href={pageOf(site, '/subscribenewsletter')}>{home.toNewsletter}</ButtonLink>
    </section>
  );
}
