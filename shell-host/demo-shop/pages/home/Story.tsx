import { addressOf } from '../../urls.ts';
import { usePage } from '../routing/page.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Story.module.css';

/** An editorial teaser with a picture. */
export function Story() {
  const { home } = useTexts();
  return (
    <section className={styles.story} aria-labelledby="story">
      <img src="/img/phases/green-living.svg" alt="" width="640" height="420" loading="lazy" />
      <div className={styles.content}>
        <h2 className={styles.title} id="story">
          {home.storyTitle}
        </h2>
        <p>{home.story}</p>
        <ButtonLink look="secondary" to="/category/plants-order">
          {home.toStory}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A banner that links to the store finder. */
export function StoresBanner() {
  const { site } = usePage();
  const { home } = useTexts();
  return (
    <section className={styles.banner} aria-labelledby="stores-banner">
      <div className={styles.content}>
        <h2 className={styles.title} id="stores-banner">
          {home.storesTitle}
        </h2>
        <p>{home.stores}</p>
      </div>
      <ButtonLink to={addressOf(site, 'storeFinder')}>{home.toStores}</ButtonLink>
    </section>
  );
}
