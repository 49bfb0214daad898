import { relative, resolve } from 'node:path';
import { createShop } from './createShop.ts';

// Copies the shop of the repository as the beginning of another one: `npm run shop:new -- ../another-shop`.
const [target] = process.argv.slice(2);
if (!target) {
  process.stderr.write('Usage: npm run shop:new -- ../another-shop\n');
  process.exitCode = 1;
} else {
  const folder = resolve(target);
  try {
    createShop(folder);
    const shown = relative(process.cwd(), folder).replaceAll('\\', '/');
    process.stdout.write(`A copy of shop/ is in ${folder}. Next:

1. Change shop.ts, logo.svg, tokens.css and a site in sites/; remove sites that you do not have (docs/adopting.md).
2. SHOP=${shown} npm start     shows it, and says what is wrong after each change
3. SHOP=${shown} npm test      checks all of it
`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
