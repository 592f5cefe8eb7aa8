/**
 * What a demo needs besides its own code: one chunk, loaded together with the first demo that comes near the viewport.
 * Nothing else on the site may import from here.
 */
export { default as DemoProviders } from './DemoProviders';
export { loadIconFont } from './iconFont';
export { setLicenseKey } from './license';
export { setTheme, stageSteps } from './themes';
