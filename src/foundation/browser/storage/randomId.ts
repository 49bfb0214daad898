/** Creates a random id of 96 bits. `crypto.randomUUID` is missing on pages without HTTPS. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
