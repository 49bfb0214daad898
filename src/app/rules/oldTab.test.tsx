import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { use, calls } = serveShop();

const HOURS_MS = 8 * 60 * 60_000;
const PROMOTION = '/service/promotion/api/promotion/';
const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation';

const promotion = (type: string, content: object) =>
  HttpResponse.json({ type, contentJSON: JSON.stringify(content) });

/** Makes the services respond with this text in each promotion, theme world and name. */
function serve(text: string): void {
  use(
    http.get(`*${PROMOTION}SHOP_FOOTER`, () =>
      promotion('ApiFooter', { legalLinks: [{ url: '/imprint', text: `Footer ${text}` }] }),
    ),
    http.get(`*${PROMOTION}:id`, ({ params }) =>
      promotion('ApiCategory', { headline: `${String(params['id'])} ${text}` }),
    ),
    http.get(`*${THEME_WORLDS}`, () =>
      HttpResponse.json({
        new: { headline: 'Neu', themeworlds: [{ url: '/world', title: `World ${text}` }] },
      }),
    ),
    http.get(`*${PERSONAL_DATA}`, () =>
      HttpResponse.json({
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { firstname: 'Ada', lastname: text },
      }),
    ),
  );
}

/** Expects everything that the services return to contain this text. */
async function expectShown(text: string): Promise<void> {
  for (const id of ['~header_top', '~header_benefits', '~header_pi', 'tea']) {
    expect(await screen.findByText(`${id} ${text}`)).toBeInTheDocument();
  }
  expect(await screen.findByRole('link', { name: `Footer ${text}` })).toBeVisible();
  expect(await screen.findByRole('link', { name: `World ${text}` })).toBeVisible();
  const icon = document.querySelector('[data-part="icon-user"]') as HTMLElement;
  await waitFor(() => expect(icon).toHaveAccessibleName(`Mein Konto, Ada ${text}`));
}

afterEach(() => jest.restoreAllMocks());

const dispatch = (target: EventTarget, type: string) =>
  act(async () => void target.dispatchEvent(new Event(type)));

// HOST-121, PROMO-06, ACC-17
test.each([
  ['is selected again', () => dispatch(document, 'visibilitychange')],
  ['receives the focus', () => dispatch(window, 'focus')],
  ['resumes after the browser has frozen it', () => dispatch(document, 'resume')],
])('a tab that %s after hours shows current promotions, theme worlds and data', async (_, back) => {
  serve('old');
  await renderModule(header, { platform: 'CLASSIC', categoryPromotionId: 'tea' });
  await act(() => renderModule(footer, { contentSource: 'promotion' }));
  const toggle = await screen.findByRole('button', { name: 'Themenwelten: Untermenü' });
  await act(async () => toggle.click());
  await expectShown('old');
  serve('new');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOURS_MS);
  await back();
  await expectShown('new');
  await settle();
  const { length } = calls;
  await back();
  await settle();
  expect(calls.slice(length)).toEqual([]);
});
