import { useLingui } from '@lingui/react';
import { brand } from '../../../foundation/sites/brand.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import { Image } from '../../../foundation/ui/image/Image.tsx';
import type { ThemeWorld } from '../themeWorlds.ts';
import { Badges, useNames } from './Badges.tsx';
import styles from './Teasers.module.css';

interface Props {
  world: ThemeWorld;
  site: Site;
}

/** One theme world: its picture and title, whether it is to be had, and until when. */
export function WorldTeaser({ world, site }: Props) {
  const { _ } = useLingui();
  const textOf = useNames(site);
  const { href, title, image, forCardHolders, availability = '', badges } = world;
  const notes = [
    forCardHolders && _('navigation.world.cardOnly', { brand: brand.name }),
    textOf(availability),
    // A service may name a text of its map, or write it out.
    world.endDateText && (textOf(world.endDateText) ?? world.endDateText),
  ].filter(Boolean);
  const hurry = world.daysLeftText && (textOf(world.daysLeftText) ?? world.daysLeftText);
  return (
    <a
      className={styles.world}
      data-part="teaser"
      data-availability={availability || undefined}
      href={href}
    >
      <span className={styles.picture}>
        {image && <Image {...image} ratio="16/9" />}
        <Badges site={site} names={badges} />
      </span>
      <span className={styles.words}>
        <span className={styles.headline}>{title}</span>
        {hurry && <span className={styles.hurry}>{hurry}</span>}
        {[...new Set(notes)].map((note) => (
          <span className={styles.subline} key={String(note)}>
            {note}
          </span>
        ))}
      </span>
    </a>
  );
}
