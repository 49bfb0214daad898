import { useLingui } from '@lingui/react';
import { useThemeWorlds } from '../../useItems.ts';
import styles from './Teasers.module.css';

/** The message ids of the services' keys, for those that the service does not translate. */
const ownTexts = {
  new: 'navigation.badge.new',
  preview: 'navigation.badge.preview',
  sale: 'navigation.badge.sale',
  scout: 'navigation.badge.scout',
  SOLDOUT: 'navigation.badge.soldOut',
  NOT_AVAILABLE: 'navigation.badge.notAvailable',
} as const;

const hasOwnText = (key: string): key is keyof typeof ownTexts => Object.hasOwn(ownTexts, key);

/** The text of a key that a service uses (NAV-21); undefined for a key that has none. */
export function useServiceTexts(): (key: string) => string | undefined {
  const { _ } = useLingui();
  const translations = useThemeWorlds()?.translations ?? {};
  return (key) => {
    if (Object.hasOwn(translations, key)) return translations[key];
    return hasOwnText(key) ? _(ownTexts[key]) : undefined;
  };
}

/** The badges of a teaser. A name without a text is not shown. */
export function Badges({ names }: { names: readonly string[] }) {
  const textOf = useServiceTexts();
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
