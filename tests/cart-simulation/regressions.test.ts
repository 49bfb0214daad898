/** @jest-environment node */
import { formatScenario, parseScenario } from './commands/commands.ts';
import { silenceReports } from './silenceReports.ts';
import { simulate } from './simulate.ts';

silenceReports();

/** Scenarios that failed before, in the printed form of a counterexample. */
const regressions = {
  'the other tab is notified of a change that the browser sent twice while the cart could not be read':
    'Answer(1) · Answer(0) · DeliverMessage · DeliverMessage · CutLine(0) · Arrive(0) · SetArticle(A,0) · SendTwice(0) · Undo(0)',
  'an undo answers no change that was merged into the one in flight':
    'RemoveFreeArticle · Tab2.SetArticle(A,4) · Tab2.AddArticle(A,0) · WaitForTimer · Tab2.RemoveArticle(0) · Tab2.Undo(0) · Answer(0)',
  'what could not be stored is not shown to the next page':
    'Answer(0) · CodeIsSlow · StorageFails · Answer(0) · ReloadPage · SetArticle(A,0)',
  'an addition of nothing to one that was handed off is answered':
    'AddArticle(D,0) · CodeIsSlow · Tab2.AddArticle(B,0) · Answer(7) · Tab2.ReloadPage · Tab2.AddArticle(B,0) · RemoveArticle(0)',
  'the other tab is notified of a change that was sent twice from a cart that was out of date':
    'AddArticle(A,0) · Wait(15000) · Answer(0) · Tab2.ReloadPage · Tab2.SetArticle(D,1) · Answer(7) · SetArticle(D,0) · SendTwice(0)',
  'storage that fails while a page is left':
    'Tab2.AddArticle(C,1) · CutLine(0) · StorageFails · Tab2.AddArticle(A,0) · SetArticle(C,1) · Arrive(7) · LeavePage',
  'a page that is left stores what it could not store before':
    'CodeIsSlow · StorageFails · Answer(0) · StorageRecovers · ReloadPage',
  'what was handed off is restored as a whole':
    'StartWithoutLocks · Answer(0) · AddArticle(C,1) · Tab2.AddArticle(A,1) · Answer(2) · AddArticle(C,-1) · LeavePage · Wait(1) · Tab2.SetArticle(C,0) · Answer(5)',
  'what is only removed once the previous page’s changes are restored can be undone for ten seconds':
    'Tab2.SetArticle(D,1) · CodeIsSlow · Tab2.ReloadPage · Tab2.AddArticle(D,-1) · WaitAlmostForTimer · Arrive(0)',
  'an addition that was handed off waits behind a change that may have been made':
    'WaitForTimer · Tab2.AddArticle(C,1) · SetArticle(D,3) · Answer(0) · LeavePage · Tab2.AddArticle(C,0) · Tab2.LeavePage · Answer(0)',
  'a request of a page that was left is not sent again after those of others':
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
