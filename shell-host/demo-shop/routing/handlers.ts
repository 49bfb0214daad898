import { changeCart, readCart } from '../cart/cartHandlers.ts';
import { readCatalogue } from '../demo/catalogueHandler.ts';
import { readMails, resetShop, setCart } from '../demo/demoHandlers.ts';
import { clearFaults, readFaults, setFaults } from '../demo/faultHandlers.ts';
import { readVisitor, setVisitor } from '../demo/visitorHandlers.ts';
import { readNavigation, readThemeWorlds } from '../navigation/navigationHandlers.ts';
import {
  confirmSubscriber,
  readSubscriber,
  signUp,
  updateSubscriber,
} from '../newsletter/newsletterHandlers.ts';
import {
  readBaseData,
  readFooterPersonalData,
  readPersonalData,
} from '../personal-data/personalDataHandlers.ts';
import { readLogo, readNewsletterImage, readPicture } from '../pictures/pictureHandlers.ts';
import { readAssignments, readTests } from '../preview/abTestHandlers.ts';
import { readSchedule } from '../preview/scheduleHandler.ts';
import { checkStaff, logout, renewLogin, setPreview } from '../preview/previewHandlers.ts';
import { readPromotion } from '../promotions/promotionHandler.ts';
import { readCacheKey, readSuggestions } from '../search/searchHandlers.ts';
import type { DemoRouteName, RouteName } from './routes.ts';
import type { Handler } from './shopEnv.ts';

/** The handler of each route. */
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
  assignment: readAssignments,
  testsAt: readTests,
  previewToken: setPreview,
  previewPromotions: readSchedule,
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
  demoReset: resetShop,
};
