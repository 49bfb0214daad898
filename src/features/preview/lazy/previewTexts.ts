/** English on every site (PREV-09 to PREV-17). Not in the catalogues, which every shopper downloads. */
export const previewTexts = {
  open: 'Preview',
  title: 'Preview settings',
  close: 'Close',
  date: 'Date',
  time: 'Time',
  test: 'A/B test',
  noTest: 'None',
  group: 'A/B test group',
  groupRequired: 'Required',
  apply: 'Apply',
  logout: 'Log out',
  share: 'Link for colleagues',
  live: 'Live',
  unknown: 'State unknown',
  retry: 'Try again',
  linkQuestion: 'These settings come from a link. Nothing has been applied yet: apply them?',
  discardLink: 'Discard',
  applied: 'Settings applied successfully.',
  notApplied: 'Applying settings failed.',
  applying: 'Applying settings...',
  notLoggedOut: 'Logging out failed.',
  missingGroup: 'Please also select an A/B test group!',
  noTests: 'No active tests for this date.',
  testsFound: 'Active tests found.',
  testsFailed: 'Failed to fetch AB tests.',
  loadingTests: 'Loading tests...',
  dateNeeded: 'Choose a date to see its tests.',
  testDropped: (test: string) => `The test "${test}" does not run on this date and was removed.`,
  groupDropped: (test: string, group: string) =>
    `The test "${test}" has no group "${group}" on this date.`,
} as const;

/** The panel's message (PREV-19). */
export interface PreviewMessage {
  state: 'info' | 'error' | 'loading';
  text: string;
}
