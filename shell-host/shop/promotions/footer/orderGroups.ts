import type { Site } from '../../sites.ts';
import { servicePromises } from '../servicePromises.ts';
import { footerBuilder, logoImage } from './footerLinks.ts';
import type { TeaserGroup } from './footerLinks.ts';

/** The groups about an order: payment, delivery, click and collect (TR: the shop finder), returns (F§2). */
export function orderGroups(site: Site): TeaserGroup[] {
  return [paymentGroup(site), deliveryGroup(site), collectGroup(site), returnsGroup(site)];
}

function paymentGroup(site: Site): TeaserGroup {
  const { words, facts, page } = footerBuilder(site);
  const { heading, intro, methods, redeem } = words.payment;
  return {
    heading: { iconName: 'easy_pay', link: page(heading, 400115660) },
    introductoryText: intro,
    links: [page(methods, 400115661), page(redeem, 400115671)],
    images: facts.payments.map(logoImage),
  };
}

function deliveryGroup(site: Site): TeaserGroup {
  const { words, facts, page } = footerBuilder(site);
  const { heading, intro, costs, tracking } = words.delivery;
  return {
    heading: { iconName: 'free_shipping', link: page(heading, 400115662) },
    introductoryText: intro,
    links: [
      ...facts.deliveryPromises.map((promise) => page(promise, 400115662)),
      page(costs, 400115662),
      { ...page(tracking, 400115663), hideInClassic: true },
    ],
    images: facts.carriers.map(logoImage),
  };
}

function collectGroup(site: Site): TeaserGroup {
  const { words, page, at } = footerBuilder(site);
  const { heading, intro, how, finder } = words.collect;
  const iconName = site === 'TR' ? 'branch_store' : 'click_collect';
  return {
    heading: { iconName, link: page(heading, 400115665) },
    introductoryText: intro,
    links: [page(how, 400115665), at('/service/storefinder/', finder)],
    images: [],
  };
}

function returnsGroup(site: Site): TeaserGroup {
  const { words, page } = footerBuilder(site);
  const { heading, intro, how, complaints } = words.returns;
  return {
    heading: { iconName: 'return_shipping', link: page(heading, 400115664) },
    introductoryText: intro,
    links: [
      page(servicePromises[site].returns, 400115664),
      page(how, 400115664),
      page(complaints, 400115667),
    ],
    images: [],
  };
}
