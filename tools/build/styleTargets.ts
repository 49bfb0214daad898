import browserslist from 'browserslist';
import { browserslistToTargets, Features } from 'lightningcss';
import packageJson from '../../package.json' with { type: 'json' };

/** Options with which Lightning CSS compiles style sheets for the supported browsers. */
export const styleTargets = {
  targets: browserslistToTargets(browserslist(packageJson.browserslist)),
  // Keeps `light-dark()`. The tokens themselves contain a light fallback.
  exclude: Features.LightDark,
};
