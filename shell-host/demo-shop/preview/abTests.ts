/** A test with the first and the last day of its yearly run, as `MM-DD`. */
interface AbTest {
  name: string;
  groups: readonly [string, string];
  from: string;
  to: string;
}

/** No test runs in the last week of the year, so that the demo can display an empty list. */
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

/** Returns the tests that run at a time, `YYYY-MM-DD…`. */
export function runningTests(dateTime: string): readonly AbTest[] {
  const day = dateTime.slice(5, 10);
  return abTests.filter(({ from, to }) => from <= day && day <= to);
}

/** Whether a test runs at a time and has this group. */
export function isRunningGroup(dateTime: string, test: string, group: string): boolean {
  return runningTests(dateTime).some(({ name, groups }) => name === test && groups.includes(group));
}
