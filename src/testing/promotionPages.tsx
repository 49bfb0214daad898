import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageStore } from '../app/page.ts';
import * as header from '../exposes/Header.tsx';
import { leavePage } from './freshPage.ts';
import { renderModule } from './renderModule.tsx';
import type { ShopServer } from './shopServer.ts';

const PROMOTION = '/service/promotion/api/promotion/';

/** How many slots the promotion area has. */
export const slots = () => slotElements().length;

/** The first slot, and those of the line that phones have. */
export function slotElements(): Element[] {
  const [line, ...others] = [
    ...(document.querySelector('[data-part="promotion-area"]')?.children ?? []),
  ].toReversed();
  return [...others, ...(line?.children ?? [])];
}

export const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

/** Waits until so many promotions have been answered. */
export const answered = (count: number) =>
  waitFor(() => {
    const { promotions: all } = pageStore().getState();
    const settled = Object.values(all).filter(({ status }) => /ready|failed/.test(status));
    expect(settled).toHaveLength(count);
  });

/** Opens a page of the tab, waits until its promotions have been answered, and returns the slots that it had at first. */
export async function openPage(settings: header.HeaderSettings = {}, count = 3) {
  leavePage();
  const opened = await renderModule(header, settings);
  const atFirst = slots();
  await answered(count);
  return { ...opened, atFirst };
}

/** Lets a test file decide which promotions the shop has. Call it once, at the top. */
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
    /** From now on there are promotions of these ids alone: `tea` with any tags, `tea?allOfTags=a` with these. */
    offer: (...ids: string[]) => {
      offered = ids;
    },
    /** The ids that have been requested, after so many calls. */
    requestedIds: (from = 0) =>
      calls
        .slice(from)
        .flatMap(({ url }) => decodeURIComponent(url).split(PROMOTION)[1] ?? [])
        .toSorted(),
  };
}

/** Sets the preview cookie, or removes it. */
export function setPreview(isOn: boolean): void {
  document.cookie = `Preview=1; path=/; max-age=${isOn ? 100 : 0}`;
}
