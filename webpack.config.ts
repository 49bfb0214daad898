import type { Configuration } from 'webpack';
import { host } from './config/webpack/host.ts';
import { remote } from './config/webpack/remote.ts';

/** The builds of the remote and of the shell host. */
export default function configurations(_: unknown, { mode }: { mode?: string }): Configuration[] {
  const development = mode === 'development';
  return [remote(import.meta.dirname, development), host(import.meta.dirname, development)];
}
