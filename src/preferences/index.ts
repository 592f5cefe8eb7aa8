export { useCodeVariant, useColorScheme, useDirection, type PreferenceState } from './hooks';
export { variantFromHash, type CodeVariant, type ColorScheme, type Direction } from './values';
