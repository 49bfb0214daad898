/**
 * In tests, the demo shop's clock stands still at a time when no promotion starts or ends within hours, so that its
 * pages do not depend on when the tests run. `DEMO_SHOP_TIME` sets another time.
 */
process.env['DEMO_SHOP_TIME'] ??= '2026-11-21T10:00:00Z';
