import { compile } from './compile.ts';
import { formatProblems } from './problems.ts';
import { shopFolder } from './shopFolder.ts';
import { compileCatalogues } from './texts/compileCatalogues.ts';

/**
 * Compiles the message catalogues of `locales/`, and the shop's folder to the modules that the product imports as
 * `#shop/…`. Prints every problem of the folder and exits with 1 if there is one.
 */
process.exitCode = compileCatalogues();
if (process.exitCode === 0) {
  const shop = shopFolder();
  const problems = await compile(shop);
  if (problems.length > 0) {
    process.stderr.write(formatProblems(shop.folder, problems));
    process.exitCode = 1;
  }
}
