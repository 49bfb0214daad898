import { join } from 'node:path';
import type { Shop } from '../read/readShop.ts';
import { laterCatalogues, siteTexts } from './writeTexts.ts';
import { bySite, constant, forSite, importSite, importTypes, pathFrom, pick } from './printing.ts';

/** Generates the URLs of images. The build includes those in the shop's folder. */
function pictureConstant({ siteList, folder }: Shop, generated: string): string {
  const reference = (address: string) => {
    if (!address.startsWith('images/')) return JSON.stringify(address);
    const path = pathFrom(generated, join(folder, address));
    return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
  };
  const rows = siteList.flatMap(({ code, newsletter: { picture } }) =>
    picture
      ? `  ${code}: { desktop: ${reference(forSite(picture.desktop, code))}, tablet: ${reference(forSite(picture.tablet, code))} },\n`
      : [],
  );
  const type = "Readonly<Partial<Record<Site, NonNullable<NewsletterRules['picture']>>>>";
  return `export const newsletterPictures: ${type} = {\n${rows.join('')}};\n`;
}

/** Generates the newsletter form's rules, images and texts. */
export const newsletterModules = (shop: Shop, generated: string): Record<string, string> => ({
  'newsletter.ts': [
    importSite,
    importTypes('NewsletterRules'),
    constant(
      'newsletterRules',
      "Readonly<Record<Site, Omit<NewsletterRules, 'picture'>>>",
      bySite(shop.siteList, ({ code, newsletter }) =>
        forSite(
          pick(newsletter, (name) => name !== 'picture'),
          code,
        ),
      ),
    ),
    pictureConstant(shop, generated),
    laterCatalogues(shop, 'newsletter'),
    siteTexts(shop),
  ].join(''),
});
