/**
 * The `{product}` of the specifications: the brand as services spell it in field names
 * (`statuses.isaromacardMember`), and as visitors read it (contract §1).
 */
export const brand = { key: 'aroma', name: 'Aroma' } as const;
