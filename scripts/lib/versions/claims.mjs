// Finds sentences of the pages that are not true of the packages of a version.
import path from 'node:path';

/**
 * Returns the claims that failed in a run of `npm run test:claims`.
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, title: string }[] }[] }} report Vitest's JSON report
 * @param {string} root the project's folder
 * @returns {string[]} `docs/a/index.mdx: "words of the sentence"`, in the order of the pages
 */
export function failedClaims(report, root) {
  return report.testResults
    .flatMap(({ name, status, message = '', assertionResults }) => {
      const folder = path.relative(root, path.dirname(name)).split(path.sep).join('/');
      const failed = assertionResults.filter((claim) => claim.status === 'failed');
      // A demo or a claim may use something that these packages lack; then none of the page's claims can run.
      if (status === 'failed' && failed.length === 0) {
        return [`${folder}/index.mdx: its claims could not be run: ${message.split('\n')[0]}`];
      }
      return failed.map(({ title }) => `${folder}/index.mdx: "${title}"`);
    })
    .sort();
}

/**
 * Runs the claims on the packages of a frozen version. If they cannot run, returns the reason: the version is frozen anyway.
 * @param {(version: string) => Promise<Parameters<typeof failedClaims>[0]>} run returns the report
 * @returns {Promise<{ untrue: string[], notRun?: string }>}
 */
export async function claimsOf(version, root, run) {
  try {
    return { untrue: failedClaims(await run(version), root) };
  } catch (error) {
    return { untrue: [], notRun: error.message };
  }
}
