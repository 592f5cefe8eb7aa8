import type { Transport } from '../../events';
import { pagePath } from '../pageViews';

type Gtag = (...command: unknown[]) => void;

/** Prefix of every cookie that Google's script may set here, to tell them from others. */
const cookiePrefix = 'x';

let isLoaded = false;

/** Loads Google's script without waiting for it; if it is blocked, the commands stay in the queue. */
function loadScript(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

function removeCookies(): void {
  try {
    for (const [, name] of document.cookie.matchAll(
      new RegExp(`(${cookiePrefix}_g[^=;]*)=`, 'g'),
    )) {
      document.cookie = `${name}=; max-age=0; path=/`;
    }
  } catch {
    // Cookies are blocked, so there are none.
  }
}

/**
 * Sends events to Google Analytics 4, with the names and fields that they have in the beacon's format; `user` is sent as user
 * properties. Loads the script only now, after the reader has agreed. Withholds the address and the referrer from it.
 *
 * @param id the measurement id: `G-…`
 */
export function gtag(id: string): Transport {
  const page = window as unknown as Record<string, unknown>;
  const commands = (page.dataLayer ??= []) as unknown[];
  const call: Gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- Google's script takes an Arguments object and ignores an array
    commands.push(arguments);
  };
  // Google's own switch: while it is on, nothing is sent to the property.
  const off = `ga-disable-${id}`;
  page[off] = false;
  call('js', new Date());
  call('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_prefix: cookiePrefix,
    page_location: pagePath(location.pathname),
    page_referrer: '',
  });
  loadScript(id);
  return {
    send({ name, user, time: _time, ...fields }) {
      call('set', 'user_properties', user);
      if ('title' in fields) call('set', { page_location: fields.path, page_title: fields.title });
      call('event', name, fields);
    },
    stop() {
      page[off] = true;
      removeCookies();
    },
  };
}
