/** The retailer's brand (HOST-08). */
export const brand = {
  /** The brand's key in services' field names, as `statuses.isaromacardMember`. */
  key: 'aroma',
  name: 'Aroma',
  apps: {
    android: 'https://play.google.com/store/apps/details?id=example.aroma',
    ios: 'https://apps.apple.com/app/aroma/id0000000000',
  },
} as const;
