import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../testing/collectEvents.ts';
import { field, openForm, submitButton } from '../testing/newsletterPage.tsx';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import { inTranslation, keepTranslating } from '../testing/translate.ts';
import * as header from './Header.tsx';

const { use } = serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

const banner = {
  headline: 'Herbst',
  legalText: 'Nur heute',
  legalTextHint: 'Bedingungen',
  voucherCode: { code: 'HERBST10' },
};

// HOST-132
test('keeps the voucher code of a banner untranslated and opens its legal text', async () => {
  const visitor = userEvent.setup();
  const json = { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify(banner) };
  use(http.get('*/promotion/~header_top', () => HttpResponse.json(json)));
  await renderModule(header, {});
  await act(() => import('../features/promotions/chunks/announcements/PromotionView.tsx'));
  await waitFor(() => expect(part('top-banner')).toBeVisible());
  keepTranslating();
  const legal = part('legal-toggle') as HTMLElement;
  expect(legal).toHaveTextContent(inTranslation('Bedingungen'));
  expect(part('promo-code')?.querySelector('font')).toBeNull();
  await visitor.click(part('copy-code') as HTMLElement);
  for (const isOpen of ['true', 'false', 'true']) {
    await visitor.click(legal);
    expect(legal).toHaveAttribute('aria-expanded', isOpen);
  }
  expect(part('top-banner')).toBeVisible();
  expect(errors).toEqual([]);
});

// HOST-132
test('updates suggestions on a translated page while the visitor types', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, {});
  keepTranslating();
  const search = screen.getByRole('combobox');
  for (const text of ['tas', 'tass', 'kaff']) {
    await visitor.clear(search);
    await visitor.type(search, text);
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveTextContent(new RegExp(text, 'i')),
    );
  }
  expect(search).toHaveFocus();
  expect(errors).toEqual([]);
});

// HOST-132
test.each(['HU', 'TR'] as const)(
  'replaces an error in the translated newsletter form of %s with the next error',
  async (site) => {
    const { visitor } = await openForm({ site });
    keepTranslating();
    await visitor.type(field('email'), 'ada@example.org');
    for (const [name, number] of [
      ['Ada;', 2],
      ['A'.repeat(41), 2],
      ['Ada', 0],
    ] as const) {
      for (const input of [field('firstName'), field('lastName')]) {
        await visitor.clear(input);
        await visitor.type(input, name);
      }
      await visitor.click(submitButton());
      await waitFor(() =>
        expect(
          document.querySelectorAll(
            ':is([name="firstName"], [name="lastName"])[aria-invalid="true"]',
          ),
        ).toHaveLength(number),
      );
    }
    expect(errors).toEqual([]);
  },
);
