/** @jest-environment node */
import { join } from 'node:path';
import { documentScripts } from '../../../tools/build/webpack/documentScripts.ts';
import { GUARD_SCRIPT } from './guardScript.ts';

// HK-213: after a change of src/render/watchStyleSheets.ts, copy the received value into `GUARD_SCRIPT`.
test('the package contains the same guard script as fragments', async () => {
  const { unstyledScript } = await documentScripts(join(import.meta.dirname, '../../..'));
  expect(GUARD_SCRIPT).toBe(unstyledScript);
});
