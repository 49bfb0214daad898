import type { Compiler } from 'webpack';
import { changeRuntime } from './changeRuntime.ts';

const NAME = 'OwnScriptsPlugin';

/** webpack's own policy gives every address that it is asked for. */
const ANY_SCRIPT = /createScriptURL: \(url\) => \(url\)/;

/**
 * An empty address fails as a lost file does. Given is the address that was looked at: `https:cdn.test/a.js` is another one
 * beside the page's own.
 */
const OWN_SCRIPT =
  'createScriptURL: (url) => ((url = new URL(url).href).startsWith(__webpack_require__.p) ? url : "")';

/** Narrows the build's policy of Trusted Types to scripts of its own folder (docs/decisions/036). */
export class OwnScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      changeRuntime(compilation, NAME, 'trusted types policy', (code) => {
        if (!ANY_SCRIPT.test(code)) throw new Error('webpack writes its policy in another way');
        return code.replace(ANY_SCRIPT, OWN_SCRIPT);
      });
    });
  }
}
