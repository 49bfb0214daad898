// What the examples need of packages that are not installed here.
declare module 'express' {
  interface Response {
    locals: Record<string, unknown>;
  }
  type RequestHandler = (request: unknown, response: Response, next: () => void) => unknown;
}
