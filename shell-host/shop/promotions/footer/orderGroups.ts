import type { Site } from '../../catalogue/languages.ts';
import { promises } from '../promises.ts';
import { footerToolsOf, logo } from './footerLinks.ts';
import type { TeaserGroup } from './footerLinks.ts';

/** The groups about an order: payment, delivery, click and collect (TR: the shop finder), returns (F§2). */
export function orderGroupsOf(site: Site): TeaserGroup[] {
  return [paymentOf(site), deliveryOf(site), collectOf(site), returnsOf(site)];
}

function paymentOf(site: Site): TeaserGroup {
  const { words, facts, page } = footerToolsOf(site);
  const { heading, intro, methods, redeem } = words.payment;
  return {
    heading: { iconName: 'easy_pay', link: page(heading, 400115660) },
    introductoryText: intro,
    links: [page(methods, 400115661), page(redeem, 400115671)],
    images: facts.payments.map(logo),
  };
}

function deliveryOf(site: Site): TeaserGroup {
  const { words, facts, page } = footerToolsOf(site);
  const { heading, intro, costs, tracking } = words.delivery;
  return {
    heading: { iconName: 'free_shipping', link: page(heading, 400115662) },
    introductoryText: intro,
    links: [
      ...facts.deliveryPromises.map((promise) => page(promise, 400115662)),
      page(costs, 400115662),
      { ...page(tracking, 400115663), hideInClassic: true },
    ],
    images: facts.carriers.map(logo),
  };
}

function collectOf(site: Site): TeaserGroup {
  const { words, page, at } = footerToolsOf(site);
  const { heading, intro, how, finder } = words.collect;
  const iconName = site === 'TR' ? 'branch_store' : 'click_collect';
  return {
    heading: { iconName, link: page(heading, 400115665) },
    introductoryText: intro,
    links: [page(how, 400115665), at('/service/storefinder/', finder)],
    images: [],
  };
}

function returnsOf(site: Site): TeaserGroup {
  const { words, page } = footerToolsOf(site);
  const { heading, intro, how, complaints } = words.returns;
  return {
    heading: { iconName: 'return_shipping', link: page(heading, 400115664) },
    introductoryText: intro,
    links: [
      page(promises[site].returns, 400115664),
      page(how, 400115664),
      page(complaints, 400115667),
    ],
    images: [],
  };
}
