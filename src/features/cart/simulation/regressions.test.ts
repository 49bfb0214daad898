/** @jest-environment node */
import { formatScenario, parseScenario } from './commands.ts';
import { silenceReports } from './silenceReports.ts';
import { simulate } from './simulate.ts';

silenceReports();

/** Scenarios that once failed: the text of a counterexample is added here as it was reported. */
const regressions = {
  'the other tab is notified of a change that the browser sent twice while the cart could not be read':
    'Answer(1) · Answer(0) · DeliverMessage · DeliverMessage · CutLine(0) · Arrive(0) · SetArticle(A,0) · SendTwice(0) · Undo(0)',
  'an undo answers no change that was merged into the one in flight':
    'RemoveFreeArticle · Tab2.SetArticle(A,4) · Tab2.AddArticle(A,0) · WaitForTimer · Tab2.RemoveArticle(0) · Tab2.Undo(0) · Answer(0)',
  'what could not be stored is not shown to the next page':
    'Answer(0) · CodeIsSlow · StorageFails · Answer(0) · ReloadPage · SetArticle(A,0)',
};

test.each(Object.entries(regressions))('%s', async (_, text) => {
  await expect(simulate(parseScenario(text))).resolves.toBeUndefined();
});

test('a scenario is reported as it is read', () => {
  const text =
    'StartWithoutLocks · StartWithSlowCode · SetArticle(A,3) · Tab2.Undo(1) · AnswerWith(html,0) · CutLine(2)';
  const { commands, ...start } = parseScenario(text);
  const list = {
    toString: () => [...commands].join(),
    [Symbol.iterator]: () => commands[Symbol.iterator](),
  };
  expect(formatScenario({ ...start, commands: list })).toBe(text);
});
