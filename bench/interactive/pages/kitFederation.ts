/** A host with a federation runtime shares its React asynchronously (docs/host-guide.md). */
void import('./kitFederationPage.ts');
