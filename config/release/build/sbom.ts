import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '../releaseError.ts';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: { version?: string }[]; component: { name: string } };
}

/**
 * The parts list of what ships, in the form of CycloneDX, from the lock file. The same sources give the same bytes: npm's
 * number, time and version are left out, and the name is the package's, which npm takes from the folder.
 */
export function sbom(root: string): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  let text: string;
  try {
    text = execFileSync(
      command ?? 'npm',
      [...before, ...args, '--omit', 'dev', '--omit', 'optional'],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
  } catch {
    throw new ReleaseError('npm sbom has failed: package-lock.json must fit package.json');
  }
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const { serialNumber: _, ...bom } = JSON.parse(text) as Bom;
  const { timestamp: __, ...metadata } = bom.metadata;
  const component = { ...metadata.component, name };
  const tools = metadata.tools?.map(({ version: ___, ...tool }) => tool);
  return JSON.stringify({ ...bom, metadata: { ...metadata, tools, component } });
}
