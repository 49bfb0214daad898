import { randomBytes } from 'node:crypto';
import { createFragments, fragmentHtml, headHtml } from 'fascia-host/server';
import type { RequestHandler } from 'express';

const { fetchFragment } = createFragments({ origin: 'https://shop.example', timeoutMs: 500 });

/** `app.use(withFragments)` gives each view the header, the footer and the page's nonce. */
export const withFragments: RequestHandler = async (_, response, next) => {
  const nonce = randomBytes(16).toString('base64');
  const [header, footer] = await Promise.all([
    fetchFragment('header', { site: 'AT' }),
    fetchFragment('footer', { site: 'AT' }),
  ]);
  // Views must print these unescaped: `<%- head %>`, `<div id="header"><%- header %></div>`.
  Object.assign(response.locals, {
    nonce,
    head: headHtml([header, footer], nonce),
    header: fragmentHtml(header, 'header', { withHead: false }),
    footer: fragmentHtml(footer, 'footer', { withHead: false }),
  });
  next();
};
