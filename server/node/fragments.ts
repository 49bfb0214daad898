import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printableLine } from '../../src/foundation/untrusted/printableLine.ts';
import type { RemoteFiles } from '../../src/render/fragment.ts';
import type { FragmentServiceOptions } from '../fragmentServiceOptions.ts';
import { startFragmentServer } from './fragmentServer.ts';
import { SettingError } from '../serviceEnvironment.ts';
import { readRunnerSettings } from './runnerSettings.ts';

// `npm run fragments`: serves fragments of the build (docs/operating.md).

/** Maximum duration of pending requests after a signal to stop. */
const GRACE_MS = 10_000;

/** The module `dist/server/server.js`. */
type ServerBundle = Pick<typeof import('../server.ts'), 'createFragmentService'>;

type Report = Parameters<NonNullable<FragmentServiceOptions['report']>>[0];

function printReport({ operation, fragment, error, omitted }: Report): void {
  const subject = fragment ? `${operation} ${fragment}` : operation;
  const more = omitted > 0 ? ` (and ${omitted} more in the last minute)` : '';
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = details.split('\n', operation === 'render' ? undefined : 1);
  // Indents further lines, so that they do not look like another report.
  const reason = lines.map(printableLine).join('\n  ');
  process.stderr.write(`fascia: ${subject}: ${reason}${more}\n`);
}

/** Memory of this process, under the names that the Prometheus client uses. */
function gauges() {
  const { rss, heapUsed } = process.memoryUsage();
  return { process_resident_memory_bytes: rss, nodejs_heap_size_used_bytes: heapUsed };
}

async function readBuild(dist: string): Promise<{ bundle: ServerBundle; files: RemoteFiles }> {
  const script = join(dist, 'server', 'server.js');
  const list = join(dist, 'remote', 'fragments.json');
  try {
    const files = JSON.parse(await readFile(list, 'utf8')) as RemoteFiles;
    await readFile(script);
    return { bundle: (await import(pathToFileURL(script).href)) as ServerBundle, files };
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw error;
    throw new SettingError(`${path ?? script} does not exist. Run npm run build, or set DIST.`);
  }
}

/** Error of a server that cannot listen. */
interface ListenError extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

/**
 * Converts an error to a message that names the variable to change. `prefix` is `INTERNAL_` for the internal address.
 */
function explain(error: ListenError, prefix: string): Error {
  const { code, port, address, hostname } = error;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Choose another with ${prefix}PORT. Each service also uses INTERNAL_PORT, by default PORT + 1.`,
    EACCES: `Port ${port} needs more rights. Choose another with ${prefix}PORT.`,
    EADDRNOTAVAIL: `${address} is not an address of this machine. Choose another with ${prefix}HOST.`,
    ENOTFOUND: `${hostname} is not an address of this machine. Choose another with HOST or INTERNAL_HOST.`,
  };
  const reason = reasons[code ?? ''];
  return reason ? new SettingError(reason) : error;
}

async function start(settings: ReturnType<typeof readRunnerSettings>) {
  const { dist, address, internalAddress, stopDelayMs, ...options } = settings;
  const { bundle, files } = await readBuild(dist);
  const service = bundle.createFragmentService({ ...options, files, report: printReport, gauges });
  const server = await startFragmentServer(service, address, internalAddress).catch(
    (error: ListenError) => {
      throw explain(error, error.port === internalAddress.port ? 'INTERNAL_' : '');
    },
  );
  process.stdout.write(
    `fascia fragments: ${server.origin}/fragments/header\n` +
      `fascia fragments: ${server.internalOrigin}/ready and /metrics\n`,
  );
  // The first rendering is slow. Do it before the first visitor's request.
  void service.fetchInternal(new Request(`${server.internalOrigin}/ready`));
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    process.stdout.write(`fascia fragments: stopping (${signal})\n`);
    server.stop(stopDelayMs, GRACE_MS).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start(readRunnerSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
