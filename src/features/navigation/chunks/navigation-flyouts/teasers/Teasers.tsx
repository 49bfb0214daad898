import { useLingui } from '@lingui/react';
import { Image } from '../../../../../foundation/ui/image/Image.tsx';
import type { TeaserGroup } from '../../../navigation.ts';
import { useThemeWorlds } from '../../../useItems.ts';
import styles from './Teasers.module.css';

/** The message ids of service keys. They are used if the service sends no translation. */
const ownTexts = new Map(
  Object.entries({
    new: 'navigation.badge.new',
    preview: 'navigation.badge.preview',
    sale: 'navigation.badge.sale',
    scout: 'navigation.badge.scout',
    SOLDOUT: 'navigation.badge.soldOut',
    NOT_AVAILABLE: 'navigation.badge.notAvailable',
  } as const),
);

/** Returns a function that translates a key of a service (NAV-23). It returns `undefined` for unknown keys. */
export function useServiceTexts(): (key: string) => string | undefined {
  const { _ } = useLingui();
  const translations = useThemeWorlds()?.translations ?? {};
  return (key) => {
    if (Object.hasOwn(translations, key)) return translations[key];
    const id = ownTexts.get(key);
    return id && _(id);
  };
}

/** The badges of a teaser. Unknown names are not shown. */
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

/** The alternative text of a picture next to a headline. Empty if the text only repeats the headline (NAV-09). */
const altBeside = (headline: string, alt: string): string =>
  alt.trim() === headline.trim() ? '' : alt;

/** The teasers of a tree node (NAV-09). */
export function Teasers({ group: { title, list } }: { group: TeaserGroup }) {
  return (
    <div className={styles.group}>
      {title !== undefined && <p className={styles.heading}>{title}</p>}
      <ul className={styles.list} aria-label={title}>
        {list.map(({ href, target, headline, subline, image, badges }, index) => (
          // Two teasers may be identical, and their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <a className={styles.teaser} data-part="teaser" href={href} target={target}>
              <span className={styles.picture}>
                {image && <Image {...image} alt={altBeside(headline, image.alt)} />}
                <Badges names={badges} />
              </span>
              <span className={styles.headline}>{headline}</span>
              {subline !== undefined && <span className={styles.subline}>{subline}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
