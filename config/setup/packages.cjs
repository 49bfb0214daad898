const { spawn } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** npm waits five minutes for a registry by default; a person does not. */
const PATIENCE = [
  '--fetch-timeout=30000',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];
const HEARTBEAT_MS = 10_000;

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether what is installed is what the lock file says; what is optional may be absent. */
exports.isInstalled = function isInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    if (!present[path]) return Boolean(optional);
    return present[path].version === version && existsSync(join(root, path, 'package.json'));
  });
};

/** Why npm gave up, in one line. */
function reasonOf(output) {
  if (
    /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EIDLETIMEOUT|network|socket/i.test(
      output,
    )
  ) {
    return 'The npm registry does not answer, so the packages cannot be installed. Check the network, and run this again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full, so the packages cannot be installed.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'This folder cannot be written to, so the packages cannot be installed.';
  }
  const line = output.split('\n').find((text) => /^npm (error|ERR!) [^A]/.test(text));
  return `npm ci did not succeed. ${(line || '').replace(/^npm (error|ERR!) /, '')}`.trim();
}

/** Installs the packages of the lock file. @returns what went wrong, in one line; undefined if nothing. */
exports.install = function install(root) {
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  console.log('Installing the packages of the lock file (about a minute the first time) …');
  const beat = setInterval(() => console.log(`… still installing (${seconds()} s)`), HEARTBEAT_MS);
  return new Promise((resolve) => {
    const args = [
      process.env.npm_execpath,
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...PATIENCE,
    ];
    const npm = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
    npm.on('error', (error) => (output += error.message));
    npm.on('close', (code) => {
      clearInterval(beat);
      if (code === 0) console.log(`Installed in ${seconds()} s.`);
      resolve(code === 0 ? undefined : reasonOf(output));
    });
  });
};
