import { closedObject, listOf, schemaRef, enumOf, text } from '../schema.ts';

/** The preview and A/B test services (PREV-02, PREV-03, PREV-07). */
export const previewSchemas = {
  PreviewStatus: enumOf('SUCCESS', 'BAD_REQUEST', 'UNAUTHORIZED'),
  PreviewResponse: closedObject({ status: schemaRef('PreviewStatus') }),
  PreviewCheck: closedObject(
    { status: schemaRef('PreviewStatus') },
    { dateTime: text, abTestName: text, abTestGroup: text },
  ),
  Tests: listOf(closedObject({ name: text, groups: listOf(closedObject({ name: text })) })),
  Assignments: closedObject({ assignments: listOf(closedObject({ test: text, group: text })) }),
};
