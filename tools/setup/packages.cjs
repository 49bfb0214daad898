const { spawn } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** By default, npm waits five minutes for a registry that does not respond. */
const NPM_TIMEOUTS = [
  '--fetch-timeout=30000',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];
const PROGRESS_INTERVAL_MS = 10_000;

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether the installed packages match the lock file. Optional packages may be missing. */
exports.isInstalled = function isInstalled(root) {
  const expected = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!expected || !installed) return false;
  return Object.entries(expected).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    if (!installed[path]) return Boolean(optional);
    return installed[path].version === version && existsSync(join(root, path, 'package.json'));
  });
};

/** Returns the reason why `npm ci` failed, in one line. */
function failureReason(output) {
  if (
    /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EIDLETIMEOUT|network|socket/i.test(
      output,
    )
  ) {
    return 'The npm registry does not respond, so packages cannot be installed. Check the network and try again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full, so packages cannot be installed.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'This folder is not writable, so packages cannot be installed.';
  }
  const line = output.split('\n').find((text) => /^npm (error|ERR!) [^A]/.test(text));
  return `npm ci failed. ${(line || '').replace(/^npm (error|ERR!) /, '')}`.trim();
}

/** Installs the packages of the lock file. Returns the reason of a failure in one line, or `undefined`. */
exports.install = function install(root) {
  const startTime = Date.now();
  const seconds = () => Math.round((Date.now() - startTime) / 1000);
  console.log('Installing the packages of the lock file (about a minute the first time) …');
  const progress = setInterval(
    () => console.log(`… still installing (${seconds()} s)`),
    PROGRESS_INTERVAL_MS,
  );
  return new Promise((resolve) => {
    const args = [
      process.env.npm_execpath,
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...NPM_TIMEOUTS,
    ];
    const npm = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
    npm.on('error', (error) => (output += error.message));
    npm.on('close', (code) => {
      clearInterval(progress);
      if (code === 0) console.log(`Installed in ${seconds()} s.`);
      resolve(code === 0 ? undefined : failureReason(output));
    });
  });
};
