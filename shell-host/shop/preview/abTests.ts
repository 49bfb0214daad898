/** A test and the days of every year on which it runs, as `MM-DD`. */
interface AbTest {
  name: string;
  groups: readonly [string, string];
  from: string;
  to: string;
}

/** The last week of the year has none, so that one can see the empty list too. */
const abTests: readonly AbTest[] = [
  { name: 'top-banner-wording', groups: ['control', 'offer-first'], from: '01-01', to: '12-24' },
  {
    name: 'benefits-order',
    groups: ['delivery-first', 'newsletter-first'],
    from: '03-01',
    to: '12-24',
  },
  { name: 'advent-banner', groups: ['control', 'dark'], from: '12-01', to: '12-24' },
];

/** The tests that run on a day, `YYYY-MM-DD…`. */
export function runningTests(dateTime: string): readonly AbTest[] {
  const day = dateTime.slice(5, 10);
  return abTests.filter(({ from, to }) => from <= day && day <= to);
}

/** Whether a test runs on a day and has the group. */
export function isRunningGroup(dateTime: string, test: string, group: string): boolean {
  return runningTests(dateTime).some(({ name, groups }) => name === test && groups.includes(group));
}
