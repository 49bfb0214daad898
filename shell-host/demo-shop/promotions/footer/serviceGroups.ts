import { servicePageUrl } from '../../servicePageUrl.ts';
import type { Site } from '../../sites.ts';
import { footerContext } from './footerLinks.ts';
import type { FooterTeaserGroup } from './footerLinks.ts';

/** The groups about the shop: contact, loyalty card, services, company (FOOT-04). */
export function serviceGroups(site: Site): FooterTeaserGroup[] {
  return [contactGroup(site), loyaltyCardGroup(site), servicesGroup(site), companyGroup(site)];
}

function contactGroup(site: Site): FooterTeaserGroup {
  const { texts, data, pageLink } = footerContext(site);
  const { heading, intro, form, help, question } = texts.contact;
  const parameters = { category: heading, question };
  return {
    heading: { iconName: 'contact', link: pageLink('/contact', heading) },
    introductoryText: intro,
    links: [
      ...data.contactPromises.map((promise) => pageLink('/contact', promise)),
      pageLink('/contact', form),
      { url: servicePageUrl(site, help, 400115666, parameters), text: help },
    ],
    images: [],
  };
}

function loyaltyCardGroup(site: Site): FooterTeaserGroup {
  const { texts, data, servicePageLink } = footerContext(site);
  const { heading, intro, signUp, beans } = texts.card;
  return {
    heading: { iconName: 'aroma_card', link: servicePageLink(heading, 400115669) },
    introductoryText: intro,
    links: [
      servicePageLink(signUp, 400115669),
      ...data.cardPromises.map((promise) => servicePageLink(promise, 400115669)),
      servicePageLink(beans, 400115670),
    ],
    images: [],
  };
}

function servicesGroup(site: Site): FooterTeaserGroup {
  const { texts, servicePageLink, pageLink } = footerContext(site);
  const { heading, intro, newsletter, gifts, manuals } = texts.services;
  return {
    heading: { iconName: 'service_info', link: servicePageLink(heading, 400115672) },
    hideGroupInCheckout: true,
    introductoryText: intro,
    links: [
      pageLink('/subscribenewsletter', newsletter),
      servicePageLink(gifts, 400115671),
      servicePageLink(manuals, 400115673),
    ],
    images: [],
  };
}

function companyGroup(site: Site): FooterTeaserGroup {
  const { texts, servicePageLink } = footerContext(site);
  const { heading, intro, about, sustainability, quality } = texts.company;
  return {
    heading: { iconName: 'aroma_meet', link: servicePageLink(heading, 400115674) },
    hideGroupInCheckout: true,
    introductoryText: intro,
    links: [
      servicePageLink(about, 400115674),
      servicePageLink(sustainability, 400115675),
      servicePageLink(quality, 400115676),
    ],
    images: [],
  };
}
