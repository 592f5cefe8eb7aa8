import i18n from '@generated/i18n';
import { announced, openTabChannel, cookieSlot } from './cookieSlot';
import { createPreference, thisPage } from '../../utils/preference';
import { storageSlot } from '../../utils/slots';
import {
  CODE_VARIANT_ATTRIBUTE,
  CODE_VARIANT_COOKIE,
  DIRECTION_ATTRIBUTE,
  DIRECTION_KEY,
  codeVariants,
  directionFromSearch,
  directions,
  variantFromHash,
} from '../values';

// The base of the default locale, so that one choice holds for every language of the site.
const siteRoot = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';

const cookie = cookieSlot(CODE_VARIANT_COOKIE, siteRoot);

/** The channel on which tabs tell each other about a new code variant; undefined on the server. */
export const codeVariantChannel = thisPage
  ? openTabChannel(siteRoot + CODE_VARIANT_COOKIE)
  : undefined;

/** The direction of the site on this page. */
export const direction = createPreference({
  values: directions,
  attribute: DIRECTION_ATTRIBUTE,
  slot: storageSlot(DIRECTION_KEY),
  addressPart: 'search',
  fromAddress: directionFromSearch,
});

/** The code variant on this page. */
export const codeVariant = createPreference({
  values: codeVariants,
  attribute: CODE_VARIANT_ATTRIBUTE,
  slot: announced(cookie, codeVariantChannel),
  addressPart: 'hash',
  fromAddress: variantFromHash,
});
