const PARAMETER = /:\w+(?:\{([^}]+)\})?/g;

/** Turns a path in Hono's notation (`/a/:id`, `/a/:kind{x|y}`) into an expression for whole path names. */
export function compilePath(path: string): RegExp {
  return new RegExp(`^${path.replace(PARAMETER, (_, rule?: string) => `(?:${rule ?? '[^/]+'})`)}$`);
}
