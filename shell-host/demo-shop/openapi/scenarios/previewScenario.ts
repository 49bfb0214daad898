import type { ScenarioContext } from './scenarioContext.ts';

const PREVIEW = '/service/preview/api';
const TESTS = '/service/abtestfrontend/api/v1/gettestsat';
const ADVENT = 'previewDateTime=2026-12-10T10:00:00';

/** Staff and other visitors, with and without a preview. */
export async function previewScenario(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  await requestStaffRoutes(shopper.get);
  await shopper.put('/demo/visitor', { kind: 'LOGGED_OUT', staff: true });
  await requestStaffRoutes(shopper.get);
  for (const test of ['top-banner-wording', 'benefits-order', 'advent-banner']) {
    for (const group of ['offer-first', 'newsletter-first', 'dark']) {
      await shopper.get(`${PREVIEW}/token?${ADVENT}&test=${test}&group=${group}`);
      await shopper.get(`${PREVIEW}/auth/checkauth`);
      await shopper.get('/service/promotion/api/promotion/~header_top');
      await shopper.get('/service/promotion/api/promotion/~header_benefits');
    }
  }
  await shopper.get(`${TESTS}?time=2026-12-10T10:00:00`);
  await shopper.get(`${TESTS}?time=2026-12-28T10:00:00`);
  await shopper.get(`${TESTS}?time=tomorrow`);
  const forged = { 'X-XSRF-TOKEN': 'wrong' };
  await shopper.get(`${PREVIEW}/auth/login/renew`, forged);
  await shopper.get(`${PREVIEW}/token?${ADVENT}`, forged);
  await shopper.get(`${PREVIEW}/auth/logout`, forged);
  await shopper.get(`${PREVIEW}/auth/logout`);
}

async function requestStaffRoutes(get: (path: string) => Promise<Response>): Promise<void> {
  await get(`${PREVIEW}/auth/checkauth`);
  await get(`${PREVIEW}/auth/login/renew`);
  await get(`${PREVIEW}/token?${ADVENT}`);
  await get(`${PREVIEW}/token?previewDateTime=2026-13-45T10:00:00`);
  await get(`${PREVIEW}/auth/checkauth`);
}
