import * as v from 'valibot';

/** The body of `PUT /demo/visitor`. */
export const visitorSchema = v.strictObject({
  kind: v.picklist(['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN']),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  /** Whether the visitor is a community member. */
  community: v.optional(v.boolean()),
  /** Whether the visitor holds the loyalty card. */
  card: v.optional(v.boolean()),
  /** The loyalty balance. */
  beans: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  newsletter: v.optional(v.picklist(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'])),
  email: v.optional(v.string()),
  salutation: v.optional(v.picklist(['MR', 'MRS', 'COMPANY', 'DIVERS'])),
  consents: v.optional(v.array(v.picklist(['DNE', 'NEWSLETTER']))),
  /** Sets or removes the staff cookie. */
  staff: v.optional(v.boolean()),
});

/** The simulated visitor of a session. */
export type Visitor = v.InferOutput<typeof visitorSchema>;

/** An unknown visitor. */
export const loggedOutVisitor: Visitor = { kind: 'LOGGED_OUT' };
