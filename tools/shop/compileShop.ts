import { compile } from './compile.ts';
import { formatProblems } from './problems.ts';
import { shopFolder } from './shopFolder.ts';
import { compileCatalogues } from './texts/compileCatalogues.ts';

/**
 * Compiles the message catalogues in `locales/` and the shop's folder. Prints every problem of the folder and exits
 * with code 1 if there are any.
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
