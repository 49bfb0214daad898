import { usePage } from '../page.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { NoCatalogue } from '../parts/NoCatalogue.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { pictureAddress } from '../parts/pictureAddress.ts';
import { EmptyGrid } from '../parts/ProductGrid.tsx';
import { Section } from '../parts/Section.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { Width } from '../parts/Width.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './ThemeWorlds.module.css';
import { readThemeWorlds } from './readThemeWorlds.ts';

/** All theme worlds, section by section. */
export function ThemeWorlds() {
  const { site } = usePage();
  const { category } = useTexts();
  const answer = useAnswer(site, readThemeWorlds);
  return (
    <Width>
      <Breadcrumbs here={category.themeWorlds} />
      <PageHeading className={styles.title} title={category.themeWorlds} />
      {answer.state === 'failed' && <NoCatalogue />}
      {answer.state === 'reading' && <EmptyGrid places={8} />}
      {answer.state === 'read' &&
        answer.value.map(({ name, headline, worlds }) => (
          <Section title={headline} key={name}>
            <ul className={styles.worlds}>
              {worlds.map(({ url, imgUrl, title, ends }) => (
                <li key={`${url} ${title}`}>
                  <a href={url}>
                    <img src={pictureAddress(imgUrl)} alt="" width="480" height="360" />
                    <strong>{title}</strong>
                    {ends && <span>{ends}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </Width>
  );
}
