import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../node/fragments.ts');

export interface RunningService {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts the built fragment service in Node: `npm run fragments`.
 *
 * @throws {Error} With its output if it does not start.
 */
export async function startNodeService(shopOrigin: string): Promise<RunningService> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, PORT: '0', SHOP_ORIGIN: shopOrigin },
  });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = output.match(/http:\/\/[^/\s]+(?=\/)/);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(() => reject(new Error(output)), reject);
  });
  return {
    origin,
    close: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
