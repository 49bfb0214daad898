declare const defaults: Map<string, import('fascia-host/server').Fragment>;
declare const router: { navigate(address: string): Promise<void> };