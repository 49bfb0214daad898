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
test('the remote is built for development without errors and warnings', async () => {
  const configuration = remote(join(import.meta.dirname, '../../..'), true);
  const stats = await runWebpack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    // As the development server adds it.
    plugins: [...(configuration.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
  });
  expect(stats.toJson({ all: false, warnings: true })).toMatchObject({ warnings: [] });
});
