import { servicePageUrl } from '../../servicePageUrl.ts';
import type { Site } from '../../sites.ts';
import { footerBuilder } from './footerLinks.ts';
import type { TeaserGroup } from './footerLinks.ts';

/** The groups around the shop: contact, loyalty card, services, company (F§2). */
export function serviceGroups(site: Site): TeaserGroup[] {
  return [contactGroup(site), loyaltyCardGroup(site), servicesGroup(site), companyGroup(site)];
}

function contactGroup(site: Site): TeaserGroup {
  const { words, facts, at } = footerBuilder(site);
  const { heading, intro, form, help, question } = words.contact;
  const parameters = { category: heading, question };
  return {
    heading: { iconName: 'contact', link: at('/contact', heading) },
    introductoryText: intro,
    links: [
      ...facts.contactPromises.map((promise) => at('/contact', promise)),
      at('/contact', form),
      { url: servicePageUrl(site, help, 400115666, parameters), text: help },
    ],
    images: [],
  };
}

function loyaltyCardGroup(site: Site): TeaserGroup {
  const { words, facts, page } = footerBuilder(site);
  const { heading, intro, signUp, beans } = words.card;
  return {
    heading: { iconName: 'aroma_card', link: page(heading, 400115669) },
    introductoryText: intro,
    links: [
      page(signUp, 400115669),
      ...facts.cardPromises.map((promise) => page(promise, 400115669)),
      page(beans, 400115670),
    ],
    images: [],
  };
}

function servicesGroup(site: Site): TeaserGroup {
  const { words, page, at } = footerBuilder(site);
  const { heading, intro, newsletter, gifts, manuals } = words.services;
  return {
    heading: { iconName: 'service_info', link: page(heading, 400115672) },
    hideGroupInCheckout: true,
    introductoryText: intro,
    links: [
      at('/subscribenewsletter', newsletter),
      page(gifts, 400115671),
      page(manuals, 400115673),
    ],
    images: [],
  };
}

function companyGroup(site: Site): TeaserGroup {
  const { words, page } = footerBuilder(site);
  const { heading, intro, about, sustainability, quality } = words.company;
  return {
    heading: { iconName: 'aroma_meet', link: page(heading, 400115674) },
    hideGroupInCheckout: true,
    introductoryText: intro,
    links: [page(about, 400115674), page(sustainability, 400115675), page(quality, 400115676)],
    images: [],
  };
}
