import { closed, listOf, named, oneOfWords, text } from '../schema.ts';

/** F§3 and F§7, preview and A/B. */
export const previewSchemas = {
  PreviewStatus: oneOfWords('SUCCESS', 'BAD_REQUEST', 'UNAUTHORIZED'),
  PreviewAnswer: closed({ status: named('PreviewStatus') }),
  PreviewCheck: closed(
    { status: named('PreviewStatus') },
    { dateTime: text, abTestName: text, abTestGroup: text },
  ),
  Tests: listOf(closed({ name: text, groups: listOf(closed({ name: text })) })),
  Assignments: closed({ assignments: listOf(closed({ test: text, group: text })) }),
};
