/** Articles of the demo shop's catalogue. */
const coffee = { productId: '10101', tcm: '710101' };
const espresso = { productId: '10105', tcm: '710105' };
const soldOut = { productId: '10112', tcm: '710112' };
const giftCard = { productId: '900010', tcm: '9000101' };
const partnerProduct = { partnerProductId: 'bike-insurance', totalQuantity: 1 };
const subscription = { subscriptionConfigurationId: 'coffee-monthly' };

/** Sample carts in the format of `PUT /demo/cart`. */
export const sampleCarts = {
  cartEmpty: {},
  cartSome: {
    articles: [
      { ...coffee, quantity: 2 },
      { ...espresso, quantity: 1 },
    ],
  },
  cartMany: { articles: [{ ...coffee, quantity: 120 }] },
  cartAll: {
    articles: [{ ...coffee, quantity: 2 }],
    freeArticles: [{ productId: coffee.productId, campaignId: 'welcome-coffee' }],
    giftCards: [giftCard],
    partnerProducts: [partnerProduct],
    subscriptions: [subscription],
  },
  cartSoldOut: {
    articles: [
      { ...coffee, quantity: 1 },
      { ...soldOut, quantity: 1 },
      { ...espresso, quantity: 1, availability: 'NOT_AVAILABLE' },
    ],
  },
  cartDefective: {
    articles: [{ ...coffee, quantity: 1 }],
    defectiveArticles: [{ ...espresso, quantity: 1 }],
    defectiveGiftCards: [giftCard],
    defectivePartnerProducts: [partnerProduct],
    defectiveSubscriptions: [subscription],
  },
} as const;

export type SampleCartName = keyof typeof sampleCarts;

/** The names in the order of the page. */
export const sampleCartNames = Object.keys(sampleCarts) as SampleCartName[];
