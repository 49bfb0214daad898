import * as v from 'valibot';

/** The body of `PUT /demo/visitor`. */
export const visitorSchema = v.strictObject({
  kind: v.picklist(['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN']),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  /** Community member. */
  community: v.optional(v.boolean()),
  /** Holder of the loyalty card. */
  card: v.optional(v.boolean()),
  beans: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  newsletter: v.optional(v.picklist(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'])),
  email: v.optional(v.string()),
  salutation: v.optional(v.picklist(['MR', 'MRS', 'COMPANY', 'DIVERS'])),
  consents: v.optional(v.array(v.picklist(['DNE', 'NEWSLETTER']))),
  /** Gives the visit the staff cookie, or takes it away. */
  staff: v.optional(v.boolean()),
});

/** Who the demo takes a visitor for (H§3, H§6). */
export type Visitor = v.InferOutput<typeof visitorSchema>;

/** Nobody that the shop knows. */
export const loggedOutVisitor: Visitor = { kind: 'LOGGED_OUT' };
