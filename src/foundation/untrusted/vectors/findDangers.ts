/**
 * Lists everything in a part of a page that an attacker could use; empty if the part is harmless.
 *
 * It inspects the parsed page, independently of the functions under test. It uses nothing from outside itself, so
 * that a browser test can evaluate it in a page.
 *
 * @param root The element around the part; its own attributes are inspected too.
 * @param page The address of the page, against which relative addresses are resolved.
 */
export function findDangers(root: Element, page = 'https://shop.test/a/'): string[] {
  const harmlessTags =
    'a b br button dd div em i img li ol p section small span strong sub sup u ul'.split(' ');
  const addressAttributes =
    /^(?:href|src|srcset|action|formaction|data|poster|background|ping|cite|manifest|xlink:href)$/i;
  const dangers: string[] = [];

  function checkAddress(attribute: string, value: string) {
    try {
      const { protocol, host } = new URL(value, page);
      const absolute = /^(?:https?:\/\/|mailto:|tel:)/i.test(value);
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) {
        dangers.push(`${attribute} may run script`);
      } else if (!absolute && host !== new URL(page).host) {
        dangers.push(`${attribute} leaves the page's host unseen`);
      }
    } catch {
      dangers.push(`${attribute} is no address`);
    }
  }

  for (const element of [root, ...root.querySelectorAll('*')]) {
    const tag = element.localName;
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') dangers.push(`foreign <${tag}>`);
    // React preloads eager images on a server; the preload's address is checked like the image's.
    const preload = element.matches('link[rel="preload"][as="image"]');
    if (!preload && !harmlessTags.includes(tag)) dangers.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      const attribute = `${name} of <${tag}>`;
      if (/^(?:on|srcdoc$|is$|popover|autofocus$|contenteditable$)/i.test(name))
        dangers.push(attribute);
      if (addressAttributes.test(name)) checkAddress(attribute, value);
      if (name === 'target' && !element.matches('[rel~="noopener"]')) dangers.push(attribute);
      if (name === 'style' && /url|image|expression|import|binding|behavior|[\\{}@]/i.test(value)) {
        dangers.push(`${attribute} may load or run something`);
      }
    }
  }
  return dangers;
}
