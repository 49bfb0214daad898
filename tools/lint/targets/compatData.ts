import data, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import packageJson from '../../../package.json' with { type: 'json' };

/** The supported browsers with their lowest versions, such as `['safari', 16.4]`. */
const TARGETS = browserslist(packageJson.browserslist).map((target) => {
  const [browser = '', version] = target.split(' ');
  return [browser, Number(version)] as const;
});

/** A feature of MDN's compatibility data. */
export interface Feature {
  /** The path in the data, such as `css.properties.float.inline-end`. */
  id: string;
  compat: CompatStatement;
}

/** Features that some supported browsers lack: their paths in MDN's data, with the browsers, such as `chrome 111`. */
export type MissingFeatures = Map<string, string[]>;

const releasesOf = ({ compat }: Feature, browser: string) =>
  Object.entries(compat.support)
    .filter(([name]) => name === browser)
    .flatMap(([, support]) => support);

/**
 * The supported browsers that lack a feature, or support it only partly or behind a flag.
 *
 * @param prefixes Prefixes with which the code uses the feature too, such as `-webkit-`. Default: none.
 */
export function browsersWithout(feature: Feature, prefixes?: ReadonlySet<string>): string[] {
  const lacking = TARGETS.filter(
    ([browser, version]) =>
      !releasesOf(feature, browser).some(
        (release) =>
          // The data marks versions that are only an upper limit: `≤37`.
          Number.parseFloat(String(release.version_added).replace('≤', '')) <= version &&
          !release.version_removed &&
          !release.partial_implementation &&
          !release.alternative_name &&
          !release.flags &&
          (!release.prefix || prefixes?.has(release.prefix)),
      ),
  );
  return lacking.map((target) => target.join(' '));
}

/** All features below a path of MDN's data. */
export function featuresBelow(path: 'css' | 'api'): Feature[] {
  const collect = ({ __compat: compat, ...children }: Identifier, id: string): Feature[] => [
    ...(compat ? [{ id, compat }] : []),
    ...Object.entries(children).flatMap(([name, child]) => collect(child, `${id}.${name}`)),
  ];
  return collect(data[path], path);
}
