// Runs before anything is painted: on a page that has moved, it opens the new address (`data-to`); on the page for missing
// addresses, the usual form of the one that was asked for, in case it has capitals, `//`, `index.html` or the number of the
// current version (`data-current`). Query and hash are kept, which `<meta http-equiv="refresh">` would drop.
(() => {
  const { to, base, current } = document.currentScript.dataset;
  const { pathname, search, hash } = window.location;

  function usualForm() {
    const path = pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/i, '/')
      // The last part of a demo's address is its name, which has capitals.
      .replace(/^.*\/playground\/.*\/(?=[^/]+\/?$)|^(?!.*\/playground\/).*$/i, (part) =>
        part.toLowerCase(),
      );
    const [, version, rest] = /^v?(\d+\.\d+\.\d+)\/(.*)$/.exec(path.slice(base.length)) ?? [];
    if (version === undefined) return path;
    return base + (version === current ? rest : `${version}/${rest}`);
  }

  const target = to ?? usualForm();
  if (target === pathname || pathname === `${base}404.html`) return;
  // The rest of this page would be painted until the other one arrives.
  document.documentElement.hidden = true;
  window.location.replace(target + search + hash);
})();
