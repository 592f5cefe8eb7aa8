/**
 * Replaces Docusaurus' notice of a wrong `baseUrl` in the browser, where the component renders nothing. `baseUrlIssueBanner` of the
 * configuration is off; if you turn it on, remove this: the original imports the style that hides the notice.
 */
export default function BaseUrlIssueBanner(): null {
  return null;
}
