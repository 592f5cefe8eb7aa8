import {
  API_FILTER_ATTRIBUTE,
  API_FILTER_PATIENCE,
  API_VIEW_ATTRIBUTE,
  API_VIEW_KEY,
  CODE_VARIANT_ATTRIBUTE,
  CODE_VARIANT_COOKIE,
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_CHOICE_ATTRIBUTE,
  COLOR_SCHEME_KEY,
  DIRECTION_ATTRIBUTE,
  DIRECTION_KEY,
  MAC_ATTRIBUTE,
  apiFilterNames,
} from '../values';

/**
 * Returns the script that runs in `<head>`, before anything is painted: it sets direction, code variant, color
 * scheme and the layout of API pages on `<html>` from the address, else from saved values, else to their defaults.
 * Plain ES5, because it is not compiled; it never throws, whatever the browser blocks.
 *
 * Docusaurus sets the color scheme with a script of its own and the same result, but in `<body>`:
 * on a slow device the browser paints a bare page before it gets there, white even in a dark scheme.
 * That script trusts what it finds, so an unknown stored value is removed here and counts as "system".
 *
 * The script also marks an address that filters the tables of an API page: `src/api-reference/ui` hides them until they are
 * filtered, instead of moving what is painted. If that does not happen, because a script is blocked, they are shown unfiltered.
 *
 * Until the page's own script runs, which can take long, and on pages without `<Layout>`, nothing else follows the operating
 * system and other tabs: this script does. Later, Docusaurus does the same, with the same result. A scheme that the address asks
 * for stays.
 *
 * It also marks Apple devices, where some keys have other names.
 *
 * If reading local storage throws, `window.localStorage` becomes null for this page. Docusaurus
 * takes null for "no storage" and stays silent, while an exception makes it write to the console.
 */
export function inlineScript(): string {
  const q = (text: string): string => JSON.stringify(text);
  return `(function(w,d){
var r=d.documentElement,l=w.location,system={},s,m,dir,code,mode,view;
function set(n,v){r.setAttribute(n,v)}
function show(v){v=v==="light"||v==="dark"?v:"";set(${q(COLOR_SCHEME_ATTRIBUTE)},v||(system.matches?"dark":"light"));set(${q(COLOR_SCHEME_CHOICE_ATTRIBUTE)},v||"system")}
try{s=w.localStorage;dir=s.getItem(${q(DIRECTION_KEY)});mode=s.getItem(${q(COLOR_SCHEME_KEY)});view=s.getItem(${q(API_VIEW_KEY)});
if(!/^(light|dark)$/.test(mode))s.removeItem(${q(COLOR_SCHEME_KEY)})}
catch(e){try{Object.defineProperty(w,"localStorage",{value:null,configurable:true})}catch(f){}}
try{m=/(?:^|; )${CODE_VARIANT_COOKIE}=(TS|JS)(?:;|$)/.exec(d.cookie);code=m&&m[1]}catch(e){}
try{system=w.matchMedia("(prefers-color-scheme: dark)");system.addEventListener("change",function(){show(r.getAttribute(${q(COLOR_SCHEME_CHOICE_ATTRIBUTE)}))})}catch(e){}
m=/[?&]docusaurus-theme=(light|dark)(?=&|$)/.exec(l.search);if(m)mode=m[1];
m=/[?&]dir=(ltr|rtl)(?=&|$)/.exec(l.search);if(m)dir=m[1];
m=/\\.(js|tsx)$/.exec(l.hash);if(m)code=m[1]==="js"?"JS":"TS";
show(mode);
if(!/[?&-](theme|mode)=/.test(l.search))w.addEventListener("storage",function(e){if(e.key===${q(COLOR_SCHEME_KEY)})show(e.newValue)});
set(${q(DIRECTION_ATTRIBUTE)},dir==="rtl"?"rtl":"ltr");
set(${q(CODE_VARIANT_ATTRIBUTE)},code||"TS");
set(${q(API_VIEW_ATTRIBUTE)},view==="list"?"list":"table");
if(/Mac/.test(w.navigator.userAgent))set(${q(MAC_ATTRIBUTE)},"");
if(/[?&](?:${Object.values(apiFilterNames).join('|')})(?:[=&]|$)/.test(l.search)){set(${q(API_FILTER_ATTRIBUTE)},"pending");
w.setTimeout(function(){if(r.getAttribute(${q(API_FILTER_ATTRIBUTE)})==="pending")r.removeAttribute(${q(API_FILTER_ATTRIBUTE)})},${API_FILTER_PATIENCE})}
})(window,document)`;
}
