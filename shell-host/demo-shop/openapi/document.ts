import { sites } from '../sites.ts';
import type { PathItem } from './operation.ts';
import { cartPaths } from './paths/cart.ts';
import { demoPaths } from './paths/demo.ts';
import { newsletterPaths } from './paths/newsletter.ts';
import { picturePaths } from './paths/pictures.ts';
import { previewPaths } from './paths/preview.ts';
import { shopperPaths } from './paths/shopper.ts';
import { closedObject, count, enumOf, text } from './schema.ts';
import type { Schema } from './schema.ts';
import { cartSchemas } from './schemas/cart.ts';
import { catalogueSchemas } from './schemas/catalogue.ts';
import { demoSchemas } from './schemas/demo.ts';
import { footerSchemas } from './schemas/footer.ts';
import { newsletterSchemas } from './schemas/newsletter.ts';
import { previewSchemas } from './schemas/preview.ts';
import { promotionSchemas } from './schemas/promotions.ts';
import { shopperSchemas } from './schemas/shopper.ts';

const paths: Record<string, PathItem> = {
  ...shopperPaths,
  ...cartPaths,
  ...newsletterPaths,
  ...previewPaths,
  ...picturePaths,
  ...demoPaths,
};

const schemas: Record<string, Schema> = {
  Site: enumOf(...sites),
  Problem: closedObject({ type: text, title: text, status: count }),
  ...shopperSchemas,
  ...cartSchemas,
  ...promotionSchemas,
  ...footerSchemas,
  ...newsletterSchemas,
  ...previewSchemas,
  ...demoSchemas,
  ...catalogueSchemas,
};

/**
 * The OpenAPI 3.1 document of all routes of the shop. All object schemas are closed, so that no unknown field
 * passes.
 */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Aroma, the demo shop',
    version: '1.0.0',
    description:
      'The services that the header, the newsletter form, the footer and the staff preview call, and the demo’s own routes under /demo. Every request except those for pictures belongs to a session (cookie DemoSession).',
  },
  paths,
  components: { schemas },
};
