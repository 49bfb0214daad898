import browserslist from 'browserslist';
import { browserslistToTargets, Features } from 'lightningcss';
import packageJson from '../../package.json' with { type: 'json' };

/** Options with which Lightning CSS compiles style sheets for the supported browsers. */
export const styleTargets = {
  targets: browserslistToTargets(browserslist(packageJson.browserslist)),
  // The tokens define their own fallback, which is light.
  exclude: Features.LightDark,
};
