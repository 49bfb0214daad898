import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { describeNeeds } from './describeNeeds.ts';
import { tagsOfProject } from './engines.ts';

/** Reports skipped tests and the programs that they need. In CI (`CI` is set), a skipped test fails the run. */
export default class SkippedReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const skipped = (this.suite?.allTests() ?? []).filter(isSkipped);
    if (skipped.length === 0) return undefined;
    const lines = [`${skipped.length} skipped:`, ...describeNeeds(skipped.map(tagsOf))];
    process.stdout.write(`\n${lines.join('\n')}\n`);
    if (!process.env['CI']) return undefined;
    process.stdout.write('In CI a skipped test is a failure.\n');
    return { status: status === 'passed' ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}

const tagsOf = ({ tags, parent }: TestCase): string[] => [
  ...tags,
  ...tagsOfProject(parent.project()?.name),
];

/** Tests have no result if they are only listed (`--list`). */
const isSkipped = (test: TestCase): boolean =>
  test.results.length > 0 && test.outcome() === 'skipped';
