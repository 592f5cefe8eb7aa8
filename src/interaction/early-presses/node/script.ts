/** The attribute with which Docusaurus marks that React has hydrated the page. */
const hydrated = 'data-has-hydrated';

/** The number of presses that are recorded. A reader who presses more has stopped waiting for the first. */
const mostPresses = 5;

/**
 * Returns a script for `<head>`: on a slow phone, minutes may pass between the moment a page is painted and the one when its
 * buttons work. It records what is pressed meanwhile (buttons, Ctrl+K, ⌘K and the slash for search) and replays it once React
 * has hydrated the page. A button whose state has changed by then has already responded and is left alone. Plain ES5: it is not
 * compiled.
 */
export function earlyPressesScript(): string {
  return `(function(w,d){
var r=d.documentElement,kept=[];
function state(b){return [b.getAttribute("aria-expanded"),b.getAttribute("aria-pressed")].join()}
function ready(){return r.getAttribute("${hydrated}")==="true"}
function keep(press){if(kept.length<${mostPresses})kept.push(press);r.setAttribute("data-early-press","")}
function onClick(e){var b=!ready()&&e.target.closest&&e.target.closest("button");
if(b){var s=state(b);keep(function(){if(b.isConnected&&state(b)===s)b.click()})}}
function onKey(e){var k=e.key||"",t=e.composedPath()[0],typing=t.closest&&t.closest("input,textarea,select,[contenteditable]");
if(k.length===1&&k>"\\u024f")k=e.code.slice(-1);k=k.toLowerCase();
if(ready()||e.isComposing||e.keyCode===229||e.altKey||!(k==="k"&&e.ctrlKey!==e.metaKey&&!e.shiftKey||k==="/"&&!e.ctrlKey&&!e.metaKey&&!typing))return;
e.preventDefault();keep(function(){d.dispatchEvent(new KeyboardEvent("keydown",{key:e.key,code:e.code,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true,cancelable:true}))})}
function answer(){if(!ready())return;o.disconnect();d.removeEventListener("click",onClick,true);d.removeEventListener("keydown",onKey,true);
w.setTimeout(function(){r.removeAttribute("data-early-press");kept.forEach(function(press){press()})})}
var o=new MutationObserver(answer);
d.addEventListener("click",onClick,true);d.addEventListener("keydown",onKey,true);
o.observe(r,{attributes:true,attributeFilter:["${hydrated}"]});
})(window,document)`;
}
