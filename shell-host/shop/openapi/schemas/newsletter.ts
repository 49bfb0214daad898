import { updateSchema } from '../../newsletter/signUp.ts';
import { closed, dateTime, listOf, named, oneOfWords, text } from '../schema.ts';

const consents = listOf(oneOfWords('DNE', 'NEWSLETTER'));
const salutation = oneOfWords('MR', 'MRS', 'COMPANY', 'DIVERS');
const topics = listOf(oneOfWords(...updateSchema.entries.topics.wrapped.item.options));
const origin = oneOfWords('NEWSLETTER', 'SHOPPING_CART');
const names = { salutation, firstName: text, lastName: text };

/** F§3 and F§7, newsletter. */
export const newsletterSchemas = {
  SignUp: closed({ email: text, consents, origin }, { ...names, originAddition: text }),
  Subscriber: closed(
    {
      email: text,
      consents,
      origin,
      originAddition: text,
      site: named('Site'),
      status: oneOfWords('WAITING_FOR_DOI', 'SUBSCRIBED'),
    },
    { ...names, topics },
  ),
  SubscriberUpdate: closed({}, { ...names, consents, topics }),
  BaseData: closed({ email: text, firstName: text, lastName: text, consents }, { salutation }),
  Mail: closed({
    to: text,
    site: named('Site'),
    subject: text,
    text,
    linkText: text,
    link: text,
    sentAt: dateTime,
  }),
};
