/** Whether this browser can tell what its visitor sees; a server cannot. */
export const canTellWhatIsInView = (): boolean => typeof IntersectionObserver !== 'undefined';
