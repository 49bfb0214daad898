// Types of packages that the examples use but this repository does not install.
declare module 'express' {
  interface Response {
    locals: Record<string, unknown>;
  }
  type RequestHandler = (request: unknown, response: Response, next: () => void) => unknown;
}
