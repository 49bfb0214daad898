import { parameter, problemResponse, svgResponse } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { text } from '../schema.ts';

const responses = {
  200: svgResponse('The picture, as SVG'),
  404: problemResponse('No such picture'),
};

/** The pictures (HOST-36, NEWS-02, FOOT-10). */
export const picturePaths: Record<string, PathItem> = {
  '/img/{path}': {
    get: {
      operationId: 'pictures',
      summary: 'A picture whose address in other responses begins with /image-delivery/',
      parameters: [parameter('path', 'path', text, 'May contain slashes.')],
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
