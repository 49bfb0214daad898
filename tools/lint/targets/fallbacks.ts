/**
 * The features of the built files that some supported browsers lack: their paths in MDN's data, and what these browsers
 * do instead. `shell-host/e2e/lowestTargets.spec.ts` shows the pages without all of them.
 */
export const fallbacks: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting': 'Without scripting, the fields of the form appear on focus.',
  'css.at-rules.property': 'A rem is the host’s. A banner’s panel has the colours of the banner.',
  'css.at-rules.starting-style': 'Flyouts open without an animation.',
  'css.properties.accent-color': 'Checkboxes have the colour of the browser.',
  'css.properties.contain-intrinsic-size': 'All rows of a long list are laid out.',
  'css.properties.content-visibility': 'All rows of a long list are laid out.',
  'css.properties.content-visibility.auto': 'All rows of a long list are laid out.',
  'css.properties.forced-color-adjust': 'Safari has no forced colours.',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colours.',
  'css.properties.hyphenate-limit-chars': 'Shorter words are hyphenated too.',
  'css.properties.overscroll-behavior': 'The page scrolls at the end of a flyout.',
  'css.properties.overscroll-behavior-x': 'A swipe at the end of a list may leave the page.',
  'css.properties.scrollbar-color': 'Scrollbars have the colours of the browser.',
  'css.properties.scrollbar-width': 'Scrollbars have the width of the browser.',
  'css.properties.scrollbar-width.none': 'The scrollbar of a list is visible.',
  'css.properties.scrollbar-width.thin': 'Scrollbars have the width of the browser.',
  'css.properties.text-wrap': 'Lines break where they are full.',
  'css.properties.text-wrap.balance': 'Lines break where they are full.',
  'css.properties.text-wrap.pretty': 'Lines break where they are full.',
  'css.properties.view-transition-name': 'The header takes part in the transition of the page.',
  'css.selectors.-webkit-search-cancel-button': 'Firefox has no such button.',
  'css.selectors.popover-open': 'The card of an added article is not in the top layer.',
  'css.types.color.light-dark': 'The colours are those of the light scheme.',
  'api.AbortSignal.timeout_static': 'Chrome before 124 reports an `AbortError`.',
  'api.Document.startViewTransition': 'React changes the page without a transition.',
  'api.Element.checkVisibility': 'The skip link ignores style sheets that hide the content.',
  'api.HTMLElement.hidePopover': 'A note in a transformed element of the host is hidden.',
  'api.HTMLElement.showPopover': 'A note in a transformed element of the host is hidden.',
  'api.Navigator.connection': 'React does not adapt to the connection.',
  'api.Window.cookieStore': 'axios reads `document.cookie`.',
  'api.trustedTypes': 'Texts are HTML strings.',
};

/** Methods of our own or of libraries that have the name of a browser’s method. */
export const otherMethods: Readonly<Record<string, string>> = {
  'api.FontFaceSet.check': 'A check of valibot.',
  'api.Window.maximize': '`Intl.Locale` has it too.',
};
