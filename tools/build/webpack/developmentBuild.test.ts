/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '../runWebpack.ts';
import { remote } from '../../../config/webpack/remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
afterAll(() => rmSync(folder, { recursive: true }));

// HOST-47
test('the development build of the remote has no errors and no warnings', async () => {
  const configuration = remote(join(import.meta.dirname, '../../..'), true);
  const stats = await runWebpack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    // The development server adds this plug-in too.
    plugins: [...(configuration.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
  });
  expect(stats.toJson({ all: false, warnings: true })).toMatchObject({ warnings: [] });
});
