import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageStore } from '../app/page.ts';
import * as header from '../exposes/Header.tsx';
import { leavePage } from './freshPage.ts';
import { renderModule } from './renderModule.tsx';
import type { ShopServer } from './shopServer.ts';

const PROMOTION = '/service/promotion/api/promotion/';

/** Number of slots in the promotion area. */
export const slots = () => slotElements().length;

/** All slots. On phones, the last child of the area is a row that contains several of them. */
export function slotElements(): Element[] {
  const [line, ...others] = [
    ...(document.querySelector('[data-part="promotion-area"]')?.children ?? []),
  ].toReversed();
  return [...others, ...(line?.children ?? [])];
}

export const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

/** Waits until this many promotion requests have settled. */
export const answered = (count: number) =>
  waitFor(() => {
    const { promotions: all } = pageStore().getState();
    const settled = Object.values(all).filter(({ status }) => /ready|failed/.test(status));
    expect(settled).toHaveLength(count);
  });

/**
 * Opens a page in the tab and waits until its promotions have settled. Also returns the number of slots in the first
 * render.
 */
export async function openPage(settings: header.HeaderSettings = {}, count = 3) {
  leavePage();
  const opened = await renderModule(header, settings);
  const atFirst = slots();
  await answered(count);
  return { ...opened, atFirst };
}

/** Lets a test file choose the shop's promotions. Call it once, at the top. */
export function offerPromotions({ calls, use }: ShopServer) {
  let offered: string[] | undefined;
  beforeEach(() => {
    offered = undefined;
    use(
      http.get(`*${PROMOTION}:id`, ({ params, request }) => {
        const id = String(params['id']);
        const { search } = new URL(request.url);
        return offered && !offered.includes(id) && !offered.includes(id + search)
          ? HttpResponse.json({ status: 404 }, { status: 404 })
          : undefined;
      }),
    );
  });
  return {
    /** Limits the promotions to these ids: `tea` with any tags, `tea?allOfTags=a` with exactly these tags. */
    offer: (...ids: string[]) => {
      offered = ids;
    },
    /** The requested ids, without those of the first `from` calls. */
    requestedIds: (from = 0) =>
      calls
        .slice(from)
        .flatMap(({ url }) => decodeURIComponent(url).split(PROMOTION)[1] ?? [])
        .toSorted(),
  };
}

/** Sets or removes the preview cookie. */
export function setPreview(isOn: boolean): void {
  document.cookie = `Preview=1; path=/; max-age=${isOn ? 100 : 0}`;
}
