/** @jest-environment node */
import { readOptions } from './releaseOptions.ts';

test.each([
  [[], 'Give the served folder: --into <folder> (--help lists all options)'],
  [['--into', 'x', '--prune', '30'], 'Give a time as days or hours, such as 30d or 12h, not "30"'],
  [['--into', 'x', '--list', '--prune', '1d'], 'Give only one of'],
  [['--into', 'x', '--skip-checks'], "Unknown option '--skip-checks'"],
  [['--into', 'x', '--key', 'none.json'], 'The key file none.json cannot be read'],
  [['--into', 'x', '--source-maps', 'no'], '--source-maps must be publish or omit, not "no"'],
])('rejects the options %j with one line', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
  expect(() => readOptions(args, {})).not.toThrow('\n');
});
