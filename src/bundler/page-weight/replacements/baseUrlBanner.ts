/**
 * Replaces Docusaurus' notice of a wrong `baseUrl` in the browser. Only the server writes it, as a script in the home page; in the
 * browser the component renders nothing.
 */
export default function BaseUrlIssueBanner(): null {
  return null;
}
