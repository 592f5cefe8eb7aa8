export { default as DirectionHead } from './ui/DirectionHead';
export {
  useCodeVariant,
  useColorScheme,
  useDirection,
  type PreferenceState,
} from './browser/hooks';
export { default as PreferencesMenu } from './ui/PreferencesMenu';
export { variantFromHash, type CodeVariant, type ColorScheme, type Direction } from './values';
