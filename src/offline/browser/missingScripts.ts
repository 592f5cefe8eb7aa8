import { pageState } from './pageState';

/**
 * Reloads the page if a script can't be loaded and the server has another build: after a deploy, the files of this page's build
 * may be gone. Reloads once per build, and not if the reader has typed something.
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
    // No network, or no storage to record the reload in. The code that requested the script says what is missing.
  }
}
