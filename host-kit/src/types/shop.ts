/** A country site of the shop, such as `AT`. */
export type Site = string;

/** A language that the shop ships, such as `de-AT`. */
export type Locale = string;
