import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from '../packages/shippedPackages.ts';

/**
 * Returns the software bill of materials of the shipped packages in the CycloneDX format. The same sources produce the
 * same bytes.
 *
 * @param root Folder of the repository.
 * @param build Folder of the remote's build.
 */
export function sbom(root: string, build: string): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as { name: string; version: string };
  const components = shippedPackages(root, build).map((each) => ({
    type: 'library',
    'bom-ref': `${each.name}@${each.version}`,
    name: each.name,
    version: each.version,
    licenses: [{ expression: each.license }],
    purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
  }));
  const component = { type: 'application', 'bom-ref': `${name}@${version}`, name, version };
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component },
    components,
  });
}
