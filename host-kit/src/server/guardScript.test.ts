/** @jest-environment node */
import { join } from 'node:path';
import { documentScripts } from '../../../tools/build/webpack/documentScripts.ts';
import { GUARD_SCRIPT } from './guardScript.ts';

// HK-213: after a change of src/render/watchStyleSheets.ts, put the received text into the package.
test('the package has the script that fragments contain', async () => {
  const { unstyledScript } = await documentScripts(join(import.meta.dirname, '../../..'));
  expect(GUARD_SCRIPT).toBe(unstyledScript);
});
