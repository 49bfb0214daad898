import browserslist from 'browserslist';
import { browserslistToTargets, Features } from 'lightningcss';
import packageJson from '../../package.json' with { type: 'json' };

/** The options with which Lightning CSS compiles style sheets for the supported browsers: nesting, prefixes. */
export const styleTargets = {
  targets: browserslistToTargets(browserslist(packageJson.browserslist)),
  // The tokens have their own fallback, which keeps the page light.
  exclude: Features.LightDark,
};
