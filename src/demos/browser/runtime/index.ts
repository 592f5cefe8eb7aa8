/**
 * What a demo needs besides its own code: one chunk, asked for together with the first demo that comes near the
 * viewport. Nothing else of the site may import from here.
 */
export { default as DemoProviders } from './DemoProviders';
export { loadIconFont } from './iconFont';
export { setLicenceKey } from './license';
export { stageSteps } from './themes';
