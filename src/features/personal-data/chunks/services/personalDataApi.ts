import { serviceFields } from '#shop/brand.ts';
import * as v from 'valibot';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import { optionalField, parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { optionalFlag, optionalText } from '../../../../foundation/untrusted/schemaAtoms.ts';
import { personalDataRequest } from '../../personalDataRequest.ts';
import { CARD_MEMBER, type PersonalData } from '../../personalData.ts';

/** The name of this field depends on the brand (ACC-05). */
const WIRE_CARD_MEMBER = serviceFields.cardMember;

const answerSchema = v.pipe(
  v.object({
    tracking: v.object({ loginStatus: v.picklist(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) }),
    customer: optionalField(
      v.object({
        firstname: optionalText,
        lastname: optionalText,
        loyaltyBeans: optionalField(v.pipe(v.number(), v.finite())),
      }),
    ),
    statuses: optionalField(
      v.object({ isCommunityMember: optionalFlag, [WIRE_CARD_MEMBER]: optionalFlag }),
    ),
  }),
  v.transform(({ tracking, customer, statuses }): PersonalData => ({
    initialized: true,
    loggedInOrRemembered: tracking.loginStatus !== 'LOGGED_OUT',
    customerName: [customer?.firstname, customer?.lastname].filter(Boolean).join(' '),
    loyaltyBeans: customer?.loyaltyBeans ?? 0,
    communityMember: Boolean(statuses?.isCommunityMember),
    [CARD_MEMBER]: Boolean(statuses?.[WIRE_CARD_MEMBER]),
  })),
);

/** Reads the visitor's personal data (ACC-01). */
export async function getPersonalData() {
  return parseAnswer(answerSchema, (await sendRequest(personalDataRequest)).body);
}
