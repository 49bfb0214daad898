/** The retailer's brand (HOST-08). */
export const brand = {
  /** The brand's key in services' field names, as `statuses.isaromacardMember`. */
  key: 'aroma',
  /** The name that visitors read. */
  name: 'Aroma',
  /** The addresses of its apps in the app stores. */
  apps: {
    android: 'https://play.google.com/store/apps/details?id=example.aroma',
    ios: 'https://apps.apple.com/app/aroma/id0000000000',
  },
} as const;
