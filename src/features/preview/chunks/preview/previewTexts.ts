/** Formats a moment without seconds, as `YYYY-MM-DD HH:MM`. */
export const formatMoment = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/**
 * The texts are English on every site (PREV-10 to PREV-15). They are not in the catalogues, which all visitors load.
 */
export const previewTexts = {
  open: 'Preview',
  title: 'Preview settings',
  close: 'Close',
  date: 'Date',
  time: 'Time',
  timeZone: (name: string) => `Dates and times are those of the shop (${name}).`,
  test: 'A/B test',
  noTest: 'None',
  group: 'A/B test group',
  groupRequired: 'Required',
  apply: 'Apply',
  logout: 'Log out',
  share: 'Link for colleagues',
  copy: 'Copy link',
  copied: 'Link copied. It fills the fields and applies nothing.',
  notCopied: 'The browser did not copy it: copy the link itself.',
  live: 'Live',
  unknown: 'State unknown',
  failed: 'The preview has failed.',
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
  promotions: 'Promotions',
  promotionsLoading: 'Loading promotions...',
  promotionsFailed: 'Failed to read the promotions.',
  changesOf: (day: string) => `Changes on ${day}`,
  noChanges: 'No promotion begins or ends on this day.',
  begins: (title: string) => `Begins: ${title}`,
  ends: (title: string) => `Ends: ${title}`,
  nowAndThen: 'Now and then',
  now: 'Now',
  later: 'Then',
  noDifference: 'The same promotions as now.',
  unchanged: (count: number) => (count === 1 ? '1 place unchanged' : `${count} places unchanged`),
  nothing: 'Nothing',
  onlyNow: 'Only now',
  onlyLater: 'Only then',
  both: 'Both',
  /** The period in which a promotion is shown. */
  span: (begin: string | undefined, end: string | undefined) => {
    const [from, until] = [begin, end].map((moment) => moment && formatMoment(moment));
    if (from && until) return `${from} to ${until}`;
    if (from) return `From ${from}`;
    return until ? `Until ${until}` : 'Always';
  },
  /** Names of the slots by promotion id. */
  places: {
    '~header_top': 'Top banner',
    '~header_pi': 'Phase banner',
    '~header_benefits': 'Benefits',
    SHOP_FOOTER: 'Footer',
  } as Readonly<Record<string, string>>,
} as const;

/** A message of the panel (PREV-19). */
export interface PreviewMessage {
  state: 'info' | 'error' | 'loading';
  text: string;
}
