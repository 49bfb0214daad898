const { spawn } = require('node:child_process');
const { delimiter, join } = require('node:path');
const { linkProgramsWithoutBrowsers } = require('./barePath.cjs');
const { install, isInstalled } = require('./packages.cjs');

const ROOT = join(__dirname, '../..');

/** Scripts that each command runs after the installation. With `SHOP`, only the scripts that depend on the shop. */
const SCRIPTS = {
  start: [],
  test: [process.env.SHOP ? 'check:shop' : 'check'],
  'test:full': process.env.SHOP ? ['check:shop'] : ['check', 'check:rest'],
  'test:bare': [process.env.SHOP ? 'check:shop' : 'check'],
};

/** `npm start`. At this point `node` is the project's own Node 24, if the platform has one. */
const START = ['--import', './tools/shop/shopImports.ts', 'shell-host/host/server/demo/dev.ts'];

/** Runs a program with this process's input and output. Returns its exit code. */
function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Returns the environment of a command. The programs of the installed packages, including Node 24, come first in the
 * PATH. All Node processes share one compile cache.
 */
function environmentFor(command) {
  const { CHROME_PATH, ...inherited } = process.env;
  const isBare = command === 'test:bare';
  const folders = [
    join(ROOT, 'node_modules/.bin'),
    isBare ? linkProgramsWithoutBrowsers(process.env.PATH) : process.env.PATH,
    // On Debian, nginx is not in the PATH of every user.
    ...(command === 'test:full' ? ['/usr/sbin'] : []),
  ];
  return {
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    ...inherited,
    ...(CHROME_PATH && !isBare && { CHROME_PATH }),
    PATH: folders.join(delimiter),
  };
}

/**
 * Installs packages if they are missing or outdated, then runs a command. Returns its exit code.
 */
exports.prepare = async function prepare(command) {
  if (!Object.hasOwn(SCRIPTS, command)) {
    console.error('Usage: npm start, npm test, npm run test:full or npm run test:bare.');
    return 1;
  }
  if (!process.env.npm_execpath) {
    console.error(`Run this command through npm: npm run ${command}`);
    return 1;
  }
  if (!isInstalled(ROOT)) {
    const problem = await install(ROOT);
    if (problem) {
      console.error(problem);
      return 1;
    }
  }
  const env = environmentFor(command);
  const steps = [
    ...(command === 'start' ? [] : [['node', [join(ROOT, 'config/playwright/browsers.ts')]]]),
    ['node', [join(ROOT, 'tools/shop/compileShop.ts')]],
    ...(command === 'start' ? [['node', START]] : []),
    ...SCRIPTS[command].map((script) => [
      process.execPath,
      [process.env.npm_execpath, 'run', '--silent', script],
    ]),
  ];
  for (const [program, args] of steps) {
    const code = await run(program, args, env);
    if (code !== 0) return code;
  }
  return 0;
};
