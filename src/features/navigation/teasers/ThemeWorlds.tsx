import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { ThemeSection } from '../themeWorlds.ts';
import { selectThemeWorlds, type ThemeWorldsRootState } from '../themeWorldsSlice.ts';
import styles from './Teasers.module.css';
import { WorldTeaser } from './WorldTeaser.tsx';

interface SectionProps {
  section: ThemeSection;
  site: Site;
}

function Section({ section: { id, headline, worlds }, site }: SectionProps) {
  const heading = useId();
  return (
    <section
      className={styles.section}
      data-part="theme-section"
      data-section={id}
      aria-labelledby={headline === undefined ? undefined : heading}
    >
      {headline !== undefined && (
        <p className={styles.heading} id={heading}>
          {headline}
        </p>
      )}
      <ul className={styles.worlds}>
        {worlds.map((world, place) => (
          // Two worlds may lead to one page; their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <WorldTeaser world={world} site={site} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The theme worlds in their sections: scout, new, more, last chance (H§2). */
export function ThemeWorlds({ site }: { site: Site }) {
  const worlds = useSelector((state: ThemeWorldsRootState) => selectThemeWorlds(state, site));
  return (
    <div className={styles.sections}>
      {worlds?.sections.map((section) => (
        <Section key={section.id} section={section} site={site} />
      ))}
    </div>
  );
}
