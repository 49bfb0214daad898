/** A host with a federation runtime must load its code asynchronously to share React (docs/hosts/federation.md). */
void import('./kitFederationPage.ts');
