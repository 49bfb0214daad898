import { compile } from './shop/compile.ts';
import { formatProblems } from './shop/problems.ts';
import { shopFolder } from './shop/shopFolder.ts';
import { compileCatalogues } from './texts/compileCatalogues.ts';

/**
 * Compiles the message catalogues of `locales/`, and the shop's folder to the modules that the product imports as
 * `#shop/…`. Prints every problem of the folder and exits with 1 if there is one.
 */
const UNFINISHED = {
  file: 'shop.ts, or a site.ts',
  path: '',
  found: 'code that ends the process or never ends',
  expected: 'an export of values',
};

process.exitCode = compileCatalogues();
if (process.exitCode === 0) {
  const shop = shopFolder();
  // A file of the shop that ends the process, or waits for ever, must not look like a success.
  const onEnd = () => {
    process.stderr.write(formatProblems(shop.folder, [UNFINISHED]));
    process.exitCode = 1;
  };
  process.once('exit', onEnd);
  const problems = await compile(shop);
  process.off('exit', onEnd);
  if (problems.length > 0) {
    process.stderr.write(formatProblems(shop.folder, problems));
    process.exitCode = 1;
  }
}
