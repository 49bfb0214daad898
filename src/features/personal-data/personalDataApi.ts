import * as v from 'valibot';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import { brand } from '../../foundation/sites/brand.ts';
import {
  optionalField,
  parseAnswer,
  type ParsedAnswer,
} from '../../foundation/untrusted/parseAnswer.ts';
import type { PersonalData } from './personalData.ts';

const PATH = '/service/customerfrontenddata/api/v1/psdata';
const cardMember = `is${brand.key}cardMember`;

const flagPiece = optionalField(v.boolean());
const textPiece = optionalField(v.string());

const answerSchema = v.pipe(
  v.object({
    tracking: v.object({ loginStatus: v.picklist(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) }),
    customer: optionalField(
      v.object({
        firstname: textPiece,
        lastname: textPiece,
        loyaltyBeans: optionalField(v.pipe(v.number(), v.finite())),
      }),
    ),
    statuses: optionalField(v.object({ isCommunityMember: flagPiece, [cardMember]: flagPiece })),
  }),
  v.transform(({ tracking, customer, statuses }): PersonalData => {
    const names = [customer?.firstname?.trim(), customer?.lastname?.trim()];
    return {
      loggedInOrRemembered: tracking.loginStatus !== 'LOGGED_OUT',
      customerName: names.filter(Boolean).join(' '),
      loyaltyBeans: customer?.loyaltyBeans ?? 0,
      communityMember: Boolean(statuses?.isCommunityMember),
      aromaCardMember: Boolean(statuses?.[cardMember]),
    };
  }),
);

/** The visitor of this page (H§7). Belongs to one person: never cached, never preloaded by a server. */
export async function getPersonalData(): Promise<ParsedAnswer<PersonalData>> {
  const answer = await sendRequest({ path: PATH, tokens: ['csrf'], noCache: true });
  return parseAnswer(answerSchema, answer.body);
}
