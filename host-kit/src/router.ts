export { routeLinks, type RouteLinksOptions } from './router/routeLinks.ts';
export { enterPage, type EnterPageOptions } from './router/enterPage.ts';
