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
 * It also marks Apple devices, where some keys have other names.
 *
 * If reading local storage throws, `window.localStorage` becomes null for this page. Docusaurus
 * takes null for "no storage" and stays silent, while an exception makes it write to the console.
 */
export function inlineScript(): string {
  const q = (text: string): string => JSON.stringify(text);
  return `(function(w,d){
var r=d.documentElement,l=w.location,s,m,dir,code,mode,dark,view;
try{s=w.localStorage;dir=s.getItem(${q(DIRECTION_KEY)});mode=s.getItem(${q(COLOR_SCHEME_KEY)});view=s.getItem(${q(API_VIEW_KEY)});
if(mode!==null&&mode!=="light"&&mode!=="dark"){mode=null;s.removeItem(${q(COLOR_SCHEME_KEY)})}}
catch(e){try{Object.defineProperty(w,"localStorage",{value:null,configurable:true})}catch(f){}}
try{m=/(?:^|; )${CODE_VARIANT_COOKIE}=(TS|JS)(?:;|$)/.exec(d.cookie);code=m&&m[1]}catch(e){}
try{dark=w.matchMedia("(prefers-color-scheme: dark)").matches}catch(e){}
m=/[?&]docusaurus-theme=(light|dark)(?=&|$)/.exec(l.search);if(m)mode=m[1];
m=/[?&]dir=(ltr|rtl)(?=&|$)/.exec(l.search);if(m)dir=m[1];
m=/\\.(js|tsx)$/.exec(l.hash);if(m)code=m[1]==="js"?"JS":"TS";
r.setAttribute(${q(COLOR_SCHEME_ATTRIBUTE)},mode||(dark?"dark":"light"));
r.setAttribute(${q(COLOR_SCHEME_CHOICE_ATTRIBUTE)},mode||"system");
r.setAttribute(${q(DIRECTION_ATTRIBUTE)},dir==="rtl"?"rtl":"ltr");
r.setAttribute(${q(CODE_VARIANT_ATTRIBUTE)},code||"TS");
r.setAttribute(${q(API_VIEW_ATTRIBUTE)},view==="list"?"list":"table");
if(/Mac/.test(w.navigator.userAgent))r.setAttribute(${q(MAC_ATTRIBUTE)},"");
if(/[?&](?:${Object.values(apiFilterNames).join('|')})(?:[=&]|$)/.test(l.search)){r.setAttribute(${q(API_FILTER_ATTRIBUTE)},"pending");
w.setTimeout(function(){if(r.getAttribute(${q(API_FILTER_ATTRIBUTE)})==="pending")r.removeAttribute(${q(API_FILTER_ATTRIBUTE)})},${API_FILTER_PATIENCE})}
})(window,document)`;
}
