import { pageState } from './pageState';

/**
 * After a deploy the files of the build that this page is of may be gone. When a script cannot be had, and the server has
 * another build, the page is reloaded: once for each build, and not when the reader has typed something.
 */
export function watchMissingScripts(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/assets/js/')) {
        void reloadForNewBuild();
      }
    },
    true,
  );
}

async function reloadForNewBuild(): Promise<void> {
  const main = document.querySelector('script[src*="/js/main."]')?.getAttribute('src') ?? '';
  const key = `offline-missing ${main}`;
  try {
    if (pageState.isTyped || sessionStorage.getItem(key)) return;
    const answer = await fetch(window.location.pathname, { cache: 'no-store' });
    if (answer.ok && !(await answer.text()).includes(main)) {
      sessionStorage.setItem(key, '1');
      window.location.reload();
    }
  } catch {
    // No network, or no storage to remember a reload in: the part that asked for the script says what is missing.
  }
}
