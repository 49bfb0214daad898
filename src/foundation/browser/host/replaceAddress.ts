/** Replaces the page's address in the history, without a page load; the router's own state stays. */
export function replaceAddress(address: string): void {
  if (address !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
}
