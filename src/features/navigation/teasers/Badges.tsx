import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import type { Site } from '../../../foundation/sites/sites.ts';
import { translationOf } from '../themeWorlds.ts';
import { selectThemeWorlds, type ThemeWorldsRootState } from '../themeWorldsSlice.ts';
import styles from './Teasers.module.css';

/** Our own words for what the services name, where they give none. */
const ownWords = {
  new: 'navigation.badge.new',
  preview: 'navigation.badge.preview',
  sale: 'navigation.badge.sale',
  scout: 'navigation.badge.scout',
  SOLDOUT: 'navigation.badge.soldOut',
  NOT_AVAILABLE: 'navigation.badge.notAvailable',
} as const;

const isOwn = (name: string): name is keyof typeof ownWords => Object.hasOwn(ownWords, name);

/** From a name that a service uses to what a visitor reads; undefined for what is not for visitors. */
export function useNames(site: Site): (name: string) => string | undefined {
  const { _ } = useLingui();
  const translations = useSelector(
    (state: ThemeWorldsRootState) => selectThemeWorlds(state, site)?.translations,
  );
  return (name) =>
    translationOf(translations, name) ?? (isOwn(name) ? _(ownWords[name]) : undefined);
}

interface Props {
  site: Site;
  names: readonly string[];
}

/** Small signs on a teaser. A name without a text is a service's own affair. */
export function Badges({ site, names }: Props) {
  const textOf = useNames(site);
  const badges = names.flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [{ name, text }];
  });
  if (badges.length === 0) return null;
  return (
    <span className={styles.badges}>
      {badges.map(({ name, text }) => (
        <span className={styles.badge} data-badge={name} key={name}>
          {text}
        </span>
      ))}
    </span>
  );
}
