import { parameter, problemOf, svg } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { text } from '../schema.ts';

const responses = { 200: svg('The picture, as SVG'), 404: problemOf('No such picture') };

/** The pictures of H§7, F§2 and F§3. */
export const picturePaths: Record<string, PathItem> = {
  '/img/{path}': {
    get: {
      operationId: 'pictures',
      summary: 'What clients ask for instead of /image-delivery/…',
      parameters: [parameter('path', 'path', text, 'May hold slashes.')],
      responses,
    },
  },
  '/service/footer-images/logos/{file}': {
    get: {
      operationId: 'logos',
      summary: 'A logo of the footer',
      parameters: [parameter('path', 'file', text)],
      responses,
    },
  },
  '/service/newsletterfrontend/newslettersubscriptionform/{file}': {
    get: {
      operationId: 'newsletterImages',
      summary: 'The image of the newsletter form',
      parameters: [parameter('path', 'file', text, 'A hash and .jpg.')],
      responses,
    },
  },
};
