/** @jest-environment node */
import { formatScenario, parseScenario } from './commands/commands.ts';
import { silenceReports } from './silenceReports.ts';
import { simulate } from './simulate.ts';

silenceReports();

/** Scenarios that once failed, by the behaviour that they test, in the printed form of a counterexample. */
const regressions = {
  'the other tab is notified of a change that the browser sent twice while the cart could not be read':
    'Answer(1) · Answer(0) · DeliverMessage · DeliverMessage · CutLine(0) · Arrive(0) · SetArticle(A,0) · SendTwice(0) · Undo(0)',
  'an undo does not settle a change that was merged into the one in flight':
    'RemoveFreeArticle · Tab2.SetArticle(A,4) · Tab2.AddArticle(A,0) · WaitForTimer · Tab2.RemoveArticle(0) · Tab2.Undo(0) · Answer(0)',
  'the next page does not show a cart that could not be stored':
    'Answer(0) · CodeIsSlow · StorageFails · Answer(0) · ReloadPage · SetArticle(A,0)',
  'the promise of adding 0 units to a handed-off addition settles':
    'AddArticle(D,0) · CodeIsSlow · Tab2.AddArticle(B,0) · Answer(7) · Tab2.ReloadPage · Tab2.AddArticle(B,0) · RemoveArticle(0)',
  'the other tab is notified of a change that was sent twice from an outdated cart':
    'AddArticle(A,0) · Wait(15000) · Answer(0) · Tab2.ReloadPage · Tab2.SetArticle(D,1) · Answer(7) · SetArticle(D,0) · SendTwice(0)',
  'storage may fail while a page is left':
    'Tab2.AddArticle(C,1) · CutLine(0) · StorageFails · Tab2.AddArticle(A,0) · SetArticle(C,1) · Arrive(7) · LeavePage',
  'a page that is left stores a cart that it could not store before':
    'CodeIsSlow · StorageFails · Answer(0) · StorageRecovers · ReloadPage',
  'handed-off changes are restored completely':
    'StartWithoutLocks · Answer(0) · AddArticle(C,1) · Tab2.AddArticle(A,1) · Answer(2) · AddArticle(C,-1) · LeavePage · Wait(1) · Tab2.SetArticle(C,0) · Answer(5)',
  'an entry that a restored change removes can be undone for ten seconds':
    'Tab2.SetArticle(D,1) · CodeIsSlow · Tab2.ReloadPage · Tab2.AddArticle(D,-1) · WaitAlmostForTimer · Arrive(0)',
  'a handed-off addition waits for a change that may have been applied':
    'WaitForTimer · Tab2.AddArticle(C,1) · SetArticle(D,3) · Answer(0) · LeavePage · Tab2.AddArticle(C,0) · Tab2.LeavePage · Answer(0)',
  'the browser does not resend a request of a left page after requests of other pages':
    'Tab2.SetArticle(B,1) · Answer(0) · Answer(0) · AddArticle(A,0) · Wait(1) · Tab2.LeavePage · RemoveArticle(1) · Answer(7) · Arrive(3) · AddArticle(B,-1) · SendTwice(0) · RemoveArticle(0)',
};

test.each(Object.entries(regressions))('%s', async (_, text) => {
  await expect(simulate(parseScenario(text))).resolves.toBeUndefined();
});

test('a printed scenario can be parsed', () => {
  const text =
    'StartWithoutLocks · StartWithSlowCode · SetArticle(A,3) · Tab2.Undo(1) · AnswerWith(html,0) · CutLine(2)';
  const { commands, ...start } = parseScenario(text);
  const list = {
    toString: () => [...commands].join(),
    [Symbol.iterator]: () => commands[Symbol.iterator](),
  };
  expect(formatScenario({ ...start, commands: list })).toBe(text);
});
