/**
 * What an attacker could use in a piece of a page, as a list of complaints; empty is good.
 *
 * It looks at the parsed page and knows nothing of the functions that it judges. It needs nothing from
 * outside itself, so that a browser test can send it into a page.
 *
 * @param root the element around what is judged; its own attributes are judged as well.
 * @param page the address of the page, which relative addresses stay on.
 */
export function findDangers(root: Element, page = 'https://shop.test/a/'): string[] {
  const harmless =
    'a b br button dd div em i img li ol p section small span strong sub sup u ul'.split(' ');
  const addresses =
    /^(?:href|src|srcset|action|formaction|data|poster|background|ping|cite|manifest|xlink:href)$/i;
  const dangers: string[] = [];

  function judgeAddress(place: string, value: string) {
    try {
      const { protocol, host } = new URL(value, page);
      const absolute = /^(?:https?:\/\/|mailto:|tel:)/i.test(value);
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) {
        dangers.push(`${place} may run script`);
      } else if (!absolute && host !== new URL(page).host) {
        dangers.push(`${place} leaves the page's host unseen`);
      }
    } catch {
      dangers.push(`${place} is no address`);
    }
  }

  for (const element of [root, ...root.querySelectorAll('*')]) {
    const tag = element.localName;
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') dangers.push(`foreign <${tag}>`);
    // React's server asks for every eager picture in advance; the address is judged like the picture's.
    const preload = element.matches('link[rel="preload"][as="image"]');
    if (!preload && !harmless.includes(tag)) dangers.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      const place = `${name} of <${tag}>`;
      if (/^(?:on|srcdoc$|is$|popover|autofocus$|contenteditable$)/i.test(name))
        dangers.push(place);
      if (addresses.test(name)) judgeAddress(place, value);
      if (name === 'target' && !element.matches('[rel~="noopener"]')) dangers.push(place);
      if (name === 'style' && /url|image|expression|import|binding|behavior|[\\{}@]/i.test(value)) {
        dangers.push(`${place} may load or run something`);
      }
    }
  }
  return dangers;
}
