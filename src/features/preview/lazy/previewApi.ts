import * as v from 'valibot';
import { ResponseError } from '../../../foundation/http/errors.ts';
import { sendRequest, type HttpAnswer } from '../../../foundation/http/httpClient.ts';
import {
  listOf,
  optionalField,
  parseAnswer,
  type ParsedAnswer,
} from '../../../foundation/untrusted/parseAnswer.ts';
import type { PreviewInForce } from './previewSelection.ts';

const BASE = '/service/preview/api';
const TESTS = '/service/abtestfrontend/api/v1/gettestsat';

const statusSchema = v.object({
  status: v.picklist(['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED']),
});
const checkSchema = v.object({
  ...statusSchema.entries,
  dateTime: optionalField(v.string()),
  abTestName: optionalField(v.string()),
  abTestGroup: optionalField(v.string()),
});
const nameSchema = v.pipe(v.string(), v.nonEmpty());
const testsSchema = listOf(
  v.object({ name: nameSchema, groups: listOf(v.object({ name: nameSchema })) }),
);

/** An A/B test that runs at a moment, with the groups that one can be put into (F§3). */
export interface AbTest {
  name: string;
  groups: { name: string }[];
}

// These GETs change what the server holds: no cache may answer them, and nobody repeats them (contract §4).
function ask(path: string, query = {}, signal?: AbortSignal): Promise<HttpAnswer> {
  return sendRequest({ path, query, noCache: true, signal });
}

async function succeed(answer: Promise<HttpAnswer>): Promise<boolean> {
  const { value } = parseAnswer(statusSchema, (await answer).body);
  return value.status === 'SUCCESS';
}

/** What is in force for this member of staff; undefined for anybody else (F§7 checkauth). */
export async function checkStaff(): Promise<ParsedAnswer<PreviewInForce | undefined>> {
  try {
    const answer = await ask(`${BASE}/auth/checkauth`);
    const { value, leftOut } = parseAnswer(checkSchema, answer.body);
    const { status, ...inForce } = value;
    return { value: status === 'SUCCESS' ? inForce : undefined, leftOut };
  } catch (error) {
    const isNobody = error instanceof ResponseError && [401, 403].includes(error.status);
    if (isNobody) return { value: undefined, leftOut: [] };
    throw error;
  }
}

/** Sets the moment, and the test's group where one is chosen. Tells whether the service did (F§7 token). */
export function setPreview(moment: string, test: string, group: string): Promise<boolean> {
  const choice = test && group ? { test, group } : {};
  return succeed(ask(`${BASE}/token`, { previewDateTime: moment, ...choice }));
}

/** Keeps the staff session alive (F§7 renew). */
export function renewSession(): Promise<boolean> {
  return succeed(ask(`${BASE}/auth/login/renew`));
}

/** Ends the staff session (F§7 logout). */
export function endSession(): Promise<boolean> {
  return succeed(ask(`${BASE}/auth/logout`));
}

/** The tests that run at a moment (F§7 gettestsat). */
export async function getTestsAt(
  moment: string,
  signal: AbortSignal,
): Promise<ParsedAnswer<AbTest[]>> {
  const answer = await ask(TESTS, { time: moment }, signal);
  return parseAnswer(testsSchema, answer.body);
}
