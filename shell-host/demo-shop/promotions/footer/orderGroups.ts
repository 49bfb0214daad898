import type { Site } from '../../sites.ts';
import { servicePromises } from '../servicePromises.ts';
import { footerContext, logoImage } from './footerLinks.ts';
import type { FooterTeaserGroup } from './footerLinks.ts';

/** The groups about an order: payment, delivery, click and collect (TR: shop finder), returns (FOOT-04). */
export function orderGroups(site: Site): FooterTeaserGroup[] {
  return [paymentGroup(site), deliveryGroup(site), collectGroup(site), returnsGroup(site)];
}

function paymentGroup(site: Site): FooterTeaserGroup {
  const { texts, data, servicePageLink } = footerContext(site);
  const { heading, intro, methods, redeem } = texts.payment;
  return {
    heading: { iconName: 'easy_pay', link: servicePageLink(heading, 400115660) },
    introductoryText: intro,
    links: [servicePageLink(methods, 400115661), servicePageLink(redeem, 400115671)],
    images: data.payments.map(logoImage),
  };
}

function deliveryGroup(site: Site): FooterTeaserGroup {
  const { texts, data, servicePageLink } = footerContext(site);
  const { heading, intro, costs, tracking } = texts.delivery;
  return {
    heading: { iconName: 'free_shipping', link: servicePageLink(heading, 400115662) },
    introductoryText: intro,
    links: [
      ...data.deliveryPromises.map((promise) => servicePageLink(promise, 400115662)),
      servicePageLink(costs, 400115662),
      { ...servicePageLink(tracking, 400115663), hideInClassic: true },
    ],
    images: data.carriers.map(logoImage),
  };
}

function collectGroup(site: Site): FooterTeaserGroup {
  const { texts, servicePageLink, pageLink } = footerContext(site);
  const { heading, intro, how, finder } = texts.collect;
  const iconName = site === 'TR' ? 'branch_store' : 'click_collect';
  return {
    heading: { iconName, link: servicePageLink(heading, 400115665) },
    introductoryText: intro,
    links: [servicePageLink(how, 400115665), pageLink('/service/storefinder/', finder)],
    images: [],
  };
}

function returnsGroup(site: Site): FooterTeaserGroup {
  const { texts, servicePageLink } = footerContext(site);
  const { heading, intro, how, complaints } = texts.returns;
  return {
    heading: { iconName: 'return_shipping', link: servicePageLink(heading, 400115664) },
    introductoryText: intro,
    links: [
      servicePageLink(servicePromises[site].returns, 400115664),
      servicePageLink(how, 400115664),
      servicePageLink(complaints, 400115667),
    ],
    images: [],
  };
}
