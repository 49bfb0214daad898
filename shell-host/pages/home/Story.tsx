import { pageUrl } from '../../shop/urls.ts';
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
        <ButtonLink look="secondary" href={pageUrl(site, '/category/plants-order')}>
          {home.toStory}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The way to the shop's branches. */
export function StoresBand() {
  const { site } = usePage();
  const { home } = useTexts();
  return (
    <section className={styles.band} aria-labelledby="stores-band">
      <div className={styles.words}>
        <h2 className={styles.title} id="stores-band">
          {home.nearTitle}
        </h2>
        <p>{home.near}</p>
      </div>
      <ButtonLink href={pageUrl(site, '/service/storefinder/search')}>{home.toNear}</ButtonLink>
    </section>
  );
}
