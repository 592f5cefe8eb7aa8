export { default as DirectionHead } from './DirectionHead';
export { useCodeVariant, useColorScheme, useDirection, type PreferenceState } from './hooks';
export { default as PreferencesMenu } from './PreferencesMenu';
export { variantFromHash, type CodeVariant, type ColorScheme, type Direction } from './values';
