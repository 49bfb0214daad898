/**
 * What staff read. English on every site, to the letter of F§8, and not in the catalogues: these would take the
 * words to every shopper.
 */
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
  applied: 'Settings applied successfully.',
  notApplied: 'Applying settings failed.',
  applying: 'Applying settings...',
  notLoggedOut: 'Logging out failed.',
  missingGroup: 'Please also select an A/B test group!',
  noTests: 'No active tests for this date.',
  testsFound: 'Active tests found.',
  testsFailed: 'Failed to fetch AB tests.',
  loadingTests: 'Loading tests...',
} as const;

/** What the panel says, and how (F§3). */
export interface PreviewMessage {
  state: 'info' | 'error' | 'loading';
  text: string;
}
