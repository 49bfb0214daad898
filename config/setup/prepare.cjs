const { spawn } = require('node:child_process');
const { join } = require('node:path');
const { install, isInstalled } = require('./packages.cjs');

const ROOT = join(__dirname, '../..');

/** What follows once everything is there. The program `node` is the project's own by then. */
const COMMANDS = {
  start: ['node', ['shell-host/server/dev.ts']],
  test: [process.execPath, [process.env.npm_execpath, 'run', '--silent', 'check']],
};

/** @returns the exit code of a program that speaks for itself. */
function run(program, args, environment) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: environment });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The project's own programs first: its Node 24, where it brings one. */
function environment() {
  const bin = join(ROOT, 'node_modules/.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH}` };
}

/**
 * Installs what is missing, says what it is doing, and goes on with `start` or `test`.
 * @returns the exit code for the shell.
 */
exports.prepare = async function prepare(command) {
  const next = COMMANDS[command];
  if (!next) {
    console.error('Say what to do: npm start, or npm test.');
    return 1;
  }
  if (!process.env.npm_execpath) {
    console.error(`Start this with npm: npm ${command}`);
    return 1;
  }
  if (!isInstalled(ROOT)) {
    const problem = await install(ROOT);
    if (problem) {
      console.error(problem);
      return 1;
    }
  }
  const env = environment();
  if (command === 'test') {
    const browser = await run('node', [join(ROOT, 'config/browser.ts')], env);
    if (browser !== 0) return browser;
  }
  const texts = await run('node', [join(ROOT, 'config/compileTexts.ts')], env);
  if (texts !== 0) return texts;
  return run(next[0], next[1], env);
};
