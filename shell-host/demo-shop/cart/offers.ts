import { products } from '../catalogue/catalogue.ts';
import type { LocalizedText } from '../sites.ts';

/** What a cart can hold besides the products of the catalogue. */
interface Offer {
  title: LocalizedText;
}

/** Gift cards, identified by product id and article number like an article. */
export const giftCards: readonly (Offer & { productId: string; tcm: string; picture: string })[] = [
  {
    productId: '900010',
    tcm: '9000101',
    picture: '/image-delivery/teasers/coffee-break.svg',
    title: {
      de: 'Geschenkkarte „Kaffeepause“',
      fr: 'Carte cadeau « Pause café »',
      cs: 'Dárková karta „Přestávka na kávu“',
      hu: '„Kávészünet” ajándékkártya',
      pl: 'Karta podarunkowa „Przerwa na kawę”',
      sk: 'Darčeková karta „Prestávka na kávu“',
      tr: '“Kahve Molası” hediye kartı',
    },
  },
  {
    productId: '900020',
    tcm: '9000201',
    picture: '/image-delivery/teasers/gift-ideas.svg',
    title: {
      de: 'Geschenkkarte „Danke“',
      fr: 'Carte cadeau « Merci »',
      cs: 'Dárková karta „Děkuji“',
      hu: '„Köszönöm” ajándékkártya',
      pl: 'Karta podarunkowa „Dziękuję”',
      sk: 'Darčeková karta „Ďakujem“',
      tr: '“Teşekkürler” hediye kartı',
    },
  },
];

/** Products of partners; a cart holds only their ids (CART-04). */
export const partnerProducts: readonly (Offer & { partnerProductId: string })[] = [
  {
    partnerProductId: 'bike-insurance',
    title: {
      de: 'Fahrradversicherung',
      fr: 'Assurance vélo',
      cs: 'Pojištění kola',
      hu: 'Kerékpár-biztosítás',
      pl: 'Ubezpieczenie roweru',
      sk: 'Poistenie bicykla',
      tr: 'Bisiklet sigortası',
    },
  },
];

/** Subscriptions. Only `PUT /demo/cart` can put one in a cart. */
export const subscriptions: readonly (Offer & { subscriptionConfigurationId: string })[] = [
  {
    subscriptionConfigurationId: 'coffee-monthly',
    title: {
      de: 'Kaffee-Abo, jeden Monat',
      fr: 'Abonnement café, chaque mois',
      cs: 'Předplatné kávy, každý měsíc',
      hu: 'Kávé-előfizetés, minden hónapban',
      pl: 'Subskrypcja kawy, co miesiąc',
      sk: 'Predplatné kávy, každý mesiac',
      tr: 'Kahve aboneliği, her ay',
    },
  },
];

/** Articles that are free with a campaign. */
export const freeArticles: readonly { campaignId: string; productId: string }[] = [
  { campaignId: 'welcome-coffee', productId: firstInStock('coffee') },
  { campaignId: 'kitchen-week', productId: firstInStock('kitchen') },
];

function firstInStock(category: string): string {
  return products.find((item) => item.category === category && item.stock > 0)?.id ?? '';
}
