// `npm run shop:check -- https://shop.example`: compares a running shop with the description of its services. Uses the
// sites of the shop that `SHOP` names.
import { parseArgs } from 'node:util';
import { httpOrigin } from '../../server/serviceEnvironment.ts';
import { readDescription, SERVICES_FILE } from './description.ts';
import { readCompiledShop, type CompiledShop } from '../shop/readSites.ts';
import { checkShop } from './shop-check/checkShop.ts';

// By default, Node exits with code 1, which means that something differs. The message could contain a part of a
// response.
process.on('uncaughtException', ({ name, stack = '' }) => {
  const frames = stack.match(/^ +at .+$/gm) ?? [];
  process.stderr.write(`The check itself failed: ${[name, ...frames].join('\n')}\n`);
  process.exit(3);
});

const description = readDescription(SERVICES_FILE);
const shop = compiledShop();
const allSites = shop?.sites.map(({ code }) => code) ?? [];

const HELP = `npm run shop:check -- <origin> [--sites DE,AT]

Calls each reading service of a shop as a visitor without cookies, and lists what differs from
docs/shop-services.openapi.yaml. It changes nothing, signs up no one, and prints no personal data.

  <origin>  such as https://shop.example
  --sites   the sites to request, separated by commas; default: all (${allSites.join(', ')})
  --help    prints this text

Exit code 0: nothing differs; 1: something differs; 2: invalid arguments; 3: the check itself failed.
For a certificate that Node does not trust, set NODE_EXTRA_CA_CERTS.
`;

/** Returns the compiled shop, or `undefined` if it has not been compiled. */
function compiledShop(): CompiledShop | undefined {
  try {
    return readCompiledShop();
  } catch {
    return undefined;
  }
}

/**
 * Reads the origin and the sites from the command line. Returns `null` for help.
 *
 * @throws {Error} If they are invalid.
 */
function readArguments(): { origin: URL; sites: readonly string[] } | null {
  const options = { sites: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return null;
  if (allSites.length === 0) throw new Error('The shop has not been compiled. Run npm run i18n.');
  const [text = '', ...others] = positionals;
  const origin = httpOrigin(text);
  if (others.length > 0 || !origin)
    throw new Error('Name one origin, such as https://shop.example');
  const sites = values.sites?.split(',') ?? allSites;
  const unknown = sites.filter((site) => !allSites.includes(site));
  if (unknown.length > 0) throw new Error(`Unknown site: ${unknown.join(', ')}`);
  return { origin: new URL(origin), sites };
}

function readArgumentsOrExit(): ReturnType<typeof readArguments> {
  try {
    return readArguments();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

function onProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
}

const given = readArgumentsOrExit();
if (given) {
  const { origin, sites } = given;
  const report = await checkShop(origin, sites, description, { ...(shop && { shop }), onProgress });
  const { text, requests, differences } = report;
  process.stdout.write(text && `${text}\n`);
  process.stdout.write(`${requests} requests, ${differences} differences\n`);
  process.exitCode = differences > 0 ? 1 : 0;
} else process.stdout.write(HELP);
