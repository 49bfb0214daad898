import { updateSchema } from '../../newsletter/signUp.ts';
import { closedObject, dateTime, listOf, schemaRef, enumOf, text } from '../schema.ts';

const consents = listOf(enumOf('DNE', 'NEWSLETTER'));
const salutation = enumOf('MR', 'MRS', 'COMPANY', 'DIVERS');
const topics = listOf(enumOf(...updateSchema.entries.topics.wrapped.item.options));
const origin = enumOf('NEWSLETTER', 'SHOPPING_CART');
const names = { salutation, firstName: text, lastName: text };

/** The newsletter service (NEWS-20, NEWS-36). */
export const newsletterSchemas = {
  SignUp: closedObject({ email: text, consents, origin }, { ...names, originAddition: text }),
  Subscriber: closedObject(
    {
      email: text,
      consents,
      origin,
      originAddition: text,
      site: schemaRef('Site'),
      status: enumOf('WAITING_FOR_DOI', 'SUBSCRIBED'),
    },
    { ...names, topics },
  ),
  SubscriberUpdate: closedObject({}, { ...names, consents, topics }),
  BaseData: closedObject(
    { email: text, firstName: text, lastName: text, consents },
    { salutation },
  ),
  Mail: closedObject({
    to: text,
    site: schemaRef('Site'),
    subject: text,
    text,
    linkText: text,
    link: text,
    sentAt: dateTime,
  }),
};
