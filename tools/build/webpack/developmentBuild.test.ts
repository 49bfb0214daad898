/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { remote } from '../../../config/webpack/remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
afterAll(() => rmSync(folder, { recursive: true }));

// HOST-47
test('the remote is built for development without errors and warnings', async () => {
  const configuration = remote(join(import.meta.dirname, '../../..'), true);
  const compiler = webpack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    // As the development server adds it.
    plugins: [...(configuration.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler?.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler?.close(resolve));
  expect(stats.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [],
  });
});
