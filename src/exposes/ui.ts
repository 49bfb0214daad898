/**
 * The shared form controls, for hosts that draw forms beside fascia's (F§5, H§5). None is here yet; each
 * arrives under the name that the specification gives it.
 */
export {};
