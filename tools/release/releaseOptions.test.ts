/** @jest-environment node */
import { readOptions } from './releaseOptions.ts';

test.each([
  [[], 'Name the served folder: --into <folder> (--help shows all)'],
  [
    ['--into', 'x', '--prune', '30'],
    'A time is a number of days or hours, such as 30d or 12h, not "30"',
  ],
  [['--into', 'x', '--list', '--prune', '1d'], 'Give only one of'],
  [['--into', 'x', '--skip-checks'], "Unknown option '--skip-checks'"],
  [['--into', 'x', '--key', 'none.json'], 'The key none.json cannot be read'],
  [['--into', 'x', '--source-maps', 'no'], '--source-maps is publish or omit, not "no"'],
])('the options %j are refused with one line', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
  expect(() => readOptions(args, {})).not.toThrow('\n');
});
