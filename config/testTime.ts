/**
 * In tests the demo shop's clock stands still, on a day without promotions for some hours: what its pages show does not
 * depend on when the tests run. `DEMO_SHOP_TIME` chooses another moment.
 */
process.env['DEMO_SHOP_TIME'] ??= '2026-11-21T10:00:00Z';
