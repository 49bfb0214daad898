/** Where a shop runs: for its visitors, or for those who build it. */
export type Stage = 'LIVE' | 'DEV';

/**
 * The stage of a page where its host names none: DEV on `localhost`, on `*.local` and on addresses that
 * begin `dev.` or `test.`, LIVE elsewhere (contract §1).
 *
 * @param hostname As `location.hostname` has it: without a port.
 */
export function stageOf(hostname: string): Stage {
  return /^localhost$|\.local$|^(?:dev|test)\./i.test(hostname) ? 'DEV' : 'LIVE';
}
