import { retailer } from '../../retailer.ts';
import { categoryUrl } from '../../urls.ts';
import { usePage } from '../routing/page.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Hero.module.css';

/** The main teaser. The picture is beside the text on wide pages and above it on narrow ones. */
export function Hero() {
  const { site } = usePage();
  const { home } = useTexts();
  return (
    <div className={styles.hero}>
      <picture className={styles.picture}>
        <source
          media="(min-width: 980px)"
          srcSet="/img/heroes/morning-coffee-wide.svg"
          width="1600"
          height="560"
        />
        <source
          media="(min-width: 560px)"
          srcSet="/img/heroes/morning-coffee-medium.svg"
          width="960"
          height="480"
        />
        <img src="/img/heroes/morning-coffee-small.svg" alt="" width="640" height="480" />
      </picture>
      <div className={styles.content}>
        <PageHeading className={styles.title} title={retailer.name}>
          {home.title}
        </PageHeading>
        <p className={styles.lead}>{home.lead}</p>
        <ButtonLink to={categoryUrl(site, 'coffee')}>{home.toCoffee}</ButtonLink>
      </div>
    </div>
  );
}
