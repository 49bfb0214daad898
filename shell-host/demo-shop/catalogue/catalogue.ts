import { catalogueText } from './catalogueTexts.ts';
import type { Category } from './category.ts';
import categoryData from './data/categories.json' with { type: 'json' };
import productData from './data/products.json' with { type: 'json' };
import { localPrices } from './localPrices.ts';
import type { Product } from './product.ts';

/** A product in `products.json`. `key` names its texts and its picture. Omitted values have defaults or are derived. */
interface ProductData extends Omit<
  Product,
  'tcm' | 'title' | 'description' | 'price' | 'salePrice' | 'picture' | 'itemLimit' | 'isNew'
> {
  key: string;
  euroCents: number;
  saleEuroCents?: number;
  itemLimit?: number;
  isNew?: boolean;
}

/** All products of the demo shop. */
export const products = (productData.products as readonly ProductData[]).map(createProduct);

/** The category tree as a flat list in the order of the menu. Parents come before their children. */
export const categories: readonly Category[] = categoryData.categories.map(({ slug, parent }) => ({
  slug,
  parent,
  title: catalogueText((texts) => texts.categories[slug]),
  picture: `/image-delivery/categories/${slug}.svg`,
}));

function createProduct(data: ProductData): Product {
  const { key, euroCents, saleEuroCents, itemLimit = 20, isNew = false, ...rest } = data;
  return {
    ...rest,
    tcm: `7${data.id}`,
    title: catalogueText((texts) => texts.products[key]?.title),
    description: catalogueText((texts) => texts.products[key]?.description),
    price: localPrices(euroCents),
    ...(saleEuroCents && { salePrice: localPrices(saleEuroCents) }),
    picture: `/image-delivery/products/${key}.svg`,
    itemLimit,
    isNew,
  };
}
