const { spawn } = require('node:child_process');
const { join } = require('node:path');
const { install, isInstalled } = require('./packages.cjs');

const ROOT = join(__dirname, '../..');

/** What runs once the packages are installed. By then `node` is the project's own Node 24, where it has one. */
const COMMANDS = {
  start: [
    'node',
    ['--import', './config/shop/shopImports.ts', 'shell-host/host/server/demo/dev.ts'],
  ],
  test: [process.execPath, [process.env.npm_execpath, 'run', '--silent', 'check']],
};

/** Runs a program with this process's input and output. @returns its exit code. */
function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The environment with the programs of the installed packages first in the PATH, among them Node 24. All processes of Node share
 * what it has compiled: a short one is half compiling.
 */
function environmentWithPackages() {
  const bin = join(ROOT, 'node_modules/.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH}`,
  };
}

/**
 * Installs packages if they are missing or outdated, then runs `start` or `test`.
 * @returns the exit code of the whole command.
 */
exports.prepare = async function prepare(command) {
  if (!Object.hasOwn(COMMANDS, command)) {
    console.error('Usage: npm start, or npm test.');
    return 1;
  }
  if (!process.env.npm_execpath) {
    console.error(`Run this through npm: npm ${command}`);
    return 1;
  }
  if (!isInstalled(ROOT)) {
    const problem = await install(ROOT);
    if (problem) {
      console.error(problem);
      return 1;
    }
  }
  const env = environmentWithPackages();
  if (command === 'test') {
    const browser = await run('node', [join(ROOT, 'config/findBrowser.ts')], env);
    if (browser !== 0) return browser;
  }
  const texts = await run('node', [join(ROOT, 'config/compileShop.ts')], env);
  if (texts !== 0) return texts;
  const [program, args] = COMMANDS[command];
  return run(program, args, env);
};
