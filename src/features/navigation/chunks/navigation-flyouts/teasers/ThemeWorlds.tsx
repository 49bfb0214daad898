import { features } from '#shop/sites.ts';
import { loyaltyCard } from '#shop/brand.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Image } from '../../../../../foundation/ui/image/Image.tsx';
import { useModule } from '../../../../../foundation/sites/moduleContext.ts';
import { Verbatim } from '../../../../../foundation/ui/lines/Verbatim.tsx';
import type { ThemeSection, ThemeWorld } from '../../../navigation.ts';
import { useThemeWorlds } from '../../../useItems.ts';
import { Badges, useServiceTexts } from './Teasers.tsx';
import styles from './Teasers.module.css';

/** Formats a calendar date without the year, such as `2. Dezember`. */
function dayOf(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}

function WorldTeaser({ world }: { world: ThemeWorld }) {
  const { _ } = useLingui();
  const { site, locale } = useModule();
  const textOf = useServiceTexts();
  const { href, title, image, availability = '', endDate, endDateText } = world;
  // The service sends either a key of `translations` or a text.
  const translate = (text: string | undefined) => text && (textOf(text) ?? text);
  const notes = [
    world.forCardHolders &&
      features[site].loyalty &&
      _('navigation.world.cardOnly', { card: loyaltyCard }),
    textOf(availability),
    translate(endDateText) ??
      (endDate && _('navigation.world.endDate', { date: dayOf(endDate, locale) })),
  ].filter(Boolean);
  const hurry = translate(world.daysLeftText);
  return (
    <a
      className={styles.world}
      data-part="teaser"
      data-availability={availability || undefined}
      href={href}
    >
      <span className={styles.picture}>
        {image && <Image {...image} ratio="16/9" />}
        <Badges names={world.badges} />
      </span>
      <span>
        <span className={styles.headline}>{title}</span>
        {hurry && <span className={styles.hurry}>{hurry}</span>}
        {[...new Set(notes)].map((note) => (
          <span className={styles.subline} key={String(note)}>
            <Verbatim text={String(note)} value={loyaltyCard} />
          </span>
        ))}
      </span>
    </a>
  );
}

function Section({ section: { id, headline, worlds } }: { section: ThemeSection }) {
  const headingId = useId();
  return (
    <section
      className={styles.section}
      data-part="theme-section"
      data-section={id}
      aria-labelledby={headline === undefined ? undefined : headingId}
    >
      {headline !== undefined && (
        <p className={styles.heading} id={headingId}>
          {headline}
        </p>
      )}
      <ul className={styles.worlds}>
        {worlds.map((world, index) => (
          // Two worlds may have the same address, and their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <WorldTeaser world={world} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The theme worlds in their sections (NAV-19, NAV-23). */
export function ThemeWorlds() {
  return (
    <div className={styles.sections}>
      {useThemeWorlds()?.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}
