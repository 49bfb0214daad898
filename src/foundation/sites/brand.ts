/** The brand whose shop this is (contract §1). A deployment for another one changes it here. */
export const brand = {
  /**
   * The `{product}` of the specifications as services spell it in field names
   * (`statuses.isaromacardMember`).
   */
  key: 'aroma',
  /** As visitors read it. */
  name: 'Aroma',
  /** Where its apps are installed from. */
  apps: {
    android: 'https://play.google.com/store/apps/details?id=example.aroma',
    ios: 'https://apps.apple.com/app/aroma/id0000000000',
  },
} as const;
