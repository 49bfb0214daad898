import { changeCart, readCart } from '../cart/cartCalls.ts';
import { readCatalogue } from '../demo/catalogueCall.ts';
import { readMails, reset, setCart } from '../demo/demoCalls.ts';
import { clearFaults, readFaults, setFaults } from '../demo/faultCalls.ts';
import { readLogo, readNewsletterImage, readPicture } from '../demo/pictureCalls.ts';
import { readVisitor, setVisitor } from '../demo/visitorCalls.ts';
import { readNavigation, readThemeWorlds } from '../navigation/navigationCalls.ts';
import {
  confirmSubscriber,
  readSubscriber,
  signUp,
  updateSubscriber,
} from '../newsletter/newsletterCalls.ts';
import {
  readBaseData,
  readFooterPersonalData,
  readPersonalData,
} from '../personal-data/personalDataCalls.ts';
import { assign, readTests } from '../preview/abTestCalls.ts';
import { checkStaff, logout, renewLogin, setPreview } from '../preview/previewCalls.ts';
import { readPromotion } from '../promotions/promotionCalls.ts';
import { readCacheKey, readSuggestions } from '../search/searchCalls.ts';
import type { DemoRouteName, RouteName } from './routes.ts';
import type { Handler } from './shopEnv.ts';

/** Who answers which call. */
export const handlers: Record<RouteName | DemoRouteName, Handler> = {
  personalData: readPersonalData,
  footerPersonalData: readFooterPersonalData,
  navigation: readNavigation,
  themeWorlds: readThemeWorlds,
  promotion: readPromotion,
  cartRead: readCart,
  cartChange: changeCart,
  suggestions: readSuggestions,
  cacheKey: readCacheKey,
  newsletterSignUp: signUp,
  baseData: readBaseData,
  subscriberRead: readSubscriber,
  subscriberConfirm: confirmSubscriber,
  subscriberUpdate: updateSubscriber,
  assignment: assign,
  testsAt: readTests,
  previewToken: setPreview,
  previewCheck: checkStaff,
  previewRenew: renewLogin,
  previewLogout: logout,
  pictures: readPicture,
  logos: readLogo,
  newsletterImages: readNewsletterImage,
  demoFaultsRead: readFaults,
  demoFaultsSet: setFaults,
  demoFaultsClear: clearFaults,
  demoVisitorRead: readVisitor,
  demoVisitorSet: setVisitor,
  demoCartSet: setCart,
  demoMails: readMails,
  demoCatalogue: readCatalogue,
  demoReset: reset,
};
