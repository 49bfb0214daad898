import * as v from 'valibot';
import { report } from '../../../../foundation/browser/page/report.ts';
import { describeError, ResponseError } from '../../../../foundation/http/errors.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import type { HttpAnswer, HttpRequest } from '../../../../foundation/http/httpRequest.ts';
import { listOf, parseAnswer, type ParsedAnswer } from '../../../../foundation/http/parseAnswer.ts';
import {
  id,
  optionalString,
  optionalText,
  text,
} from '../../../../foundation/untrusted/schemaAtoms.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import type { ScheduledPromotion } from './promotions/schedule.ts';
import { isDate, isReadable, type ActivePreview } from './previewSelection.ts';

const PREVIEW = '/service/preview/api';
const TESTS = '/service/abtestfrontend/api/v1/gettestsat';

const statusSchema = v.object({
  status: v.picklist(['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED']),
});
const checkSchema = v.object({
  ...statusSchema.entries,
  dateTime: optionalString,
  abTestName: optionalString,
  abTestGroup: optionalString,
});
// Not trimmed, because requests have to contain the exact names.
const testsSchema = listOf(v.object({ name: id, groups: listOf(v.object({ name: id })) }));

const localDateTime = v.pipe(
  v.string(),
  v.regex(/^[\d-]+T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  v.check((moment) => isDate(moment.slice(0, -9))),
);
// Drops promotions with an invalid time, because without a time they would seem to be permanent.
const optionalDateTime = v.nullish(localDateTime);
const scheduleSchema = listOf(
  v.pipe(
    v.object({
      id,
      title: text,
      text: optionalText,
      begin: optionalDateTime,
      end: optionalDateTime,
      test: v.nullish(v.string()),
      group: v.nullish(v.string()),
    }),
    v.transform(({ begin, end, test, group, ...promotion }): ScheduledPromotion => ({
      ...promotion,
      begin: begin ?? undefined,
      end: end ?? undefined,
      test: test ?? undefined,
      group: group ?? undefined,
    })),
  ),
);

/** An A/B test with its groups (PREV-07). */
export type AbTest = v.InferOutput<typeof testsSchema>[number];

function get(
  path: string,
  query = {},
  more: Pick<HttpRequest, 'signal' | 'headers'> = {},
): Promise<HttpAnswer> {
  return sendRequest({ path, query, noCache: true, ...more });
}

/**
 * Sends a GET that changes the session. It is never cached or retried. It has the CSRF token, because any page could
 * send a plain GET (HOST-62). Resolves with `true` if the service reports success. Rejects like the request.
 */
async function change(path: string, query = {}): Promise<boolean> {
  const response = await sendRequest({
    path: `${PREVIEW}${path}`,
    query,
    noCache: true,
    tokens: ['csrf'],
  });
  return parseAnswer(statusSchema, response.body).value.status === 'SUCCESS';
}

/** Reads the active settings. The value is `undefined` if the visitor is not staff (PREV-01, PREV-02). */
export async function checkStaff(): Promise<ParsedAnswer<ActivePreview | undefined>> {
  try {
    const response = await get(`${PREVIEW}/auth/checkauth`);
    const { value, leftOut } = parseAnswer(checkSchema, response.body);
    const { status, ...active } = value;
    const isUnreadable = leftOut.length > 0 || !isReadable(active);
    return { value: status === 'SUCCESS' ? { ...active, isUnreadable } : undefined, leftOut };
  } catch (error) {
    const isRejected = error instanceof ResponseError && [401, 403].includes(error.status);
    if (isRejected) return { value: undefined, leftOut: [] };
    throw error;
  }
}

/**
 * Sets the moment, and the test and group if both are chosen. Resolves with `false` if the service refuses (PREV-14).
 */
export function setPreview(moment: string, test: string, group: string): Promise<boolean> {
  const choice = test && group ? { test, group } : {};
  return change('/token', { previewDateTime: moment, ...choice });
}

/** Renews the staff session. Resolves with `false` if the service refuses (PREV-05). */
export const renewSession = () => change('/auth/login/renew');

/** Ends the staff session. Resolves with `false` if the service refuses (PREV-18). */
export const endSession = () => change('/auth/logout');

/** Reads the tests that run at a moment (PREV-07). */
export async function getTestsAt(
  moment: string,
  signal: AbortSignal,
): Promise<ParsedAnswer<AbTest[]>> {
  const response = await get(TESTS, { time: moment }, { signal });
  return parseAnswer(testsSchema, response.body);
}

/** Reads the promotions of a day. The value is `undefined` if the shop does not provide them (PREV-43). */
export async function getSchedule(
  day: string,
  site: Site,
  signal: AbortSignal,
): Promise<ParsedAnswer<ScheduledPromotion[] | undefined>> {
  try {
    const headers = { 'X-Hunter-Site': site };
    const response = await get(`${PREVIEW}/promotiontimes`, { day }, { headers, signal });
    return parseAnswer(scheduleSchema, response.body);
  } catch (error) {
    const isMissing = error instanceof ResponseError && error.status === 404;
    if (isMissing) return { value: undefined, leftOut: [] };
    throw error;
  }
}

/** `unknown`: the request may have changed something, but no response has confirmed it. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * Sends a request that changes the staff session, and reports a failure. Never rejects.
 *
 * @param request Resolves with `true` if the service reports success.
 */
export async function attempt(
  operation: string,
  request: () => Promise<boolean>,
): Promise<Outcome> {
  let outcome: Outcome = 'refused';
  let message: string | undefined = 'The service refused the request';
  try {
    if (await request()) return 'done';
  } catch (error) {
    message = describeError(error);
    const isRefused = error instanceof ResponseError && error.status >= 400 && error.status < 500;
    if (!isRefused) outcome = 'unknown';
  }
  if (message) report({ module: 'preview-panel', operation, message });
  return outcome;
}
