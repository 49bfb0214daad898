/** Selector of a public part. */
export const part = (name: string): string => `[data-part="${name}"]`;

/** Selector of a part within another element. */
export const partIn = (scope: string, name: string): string => `${scope} ${part(name)}`;

export const flyout = (name: string): string => `[data-flyout="${name}"]`;

/** Selector of an item of the main navigation. */
export const navItem = (name: string): string => `${part('nav-item')}[data-item="${name}"]`;

export const MENU_BUTTON = 'form:has(+ dialog) > button';

export const DRAWER = 'dialog[open]';

export const FORM = 'main [data-fascia="newsletter-form"]';
