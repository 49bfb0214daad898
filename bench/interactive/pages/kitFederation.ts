/** A host with a federation runtime shares its React asynchronously (docs/hosts/getting-started.md). */
void import('./kitFederationPage.ts');
