/** The attribute with which Docusaurus marks that React has hydrated the page. */
const hydrated = 'data-has-hydrated';

/** The number of presses that are recorded. A reader who presses more has stopped waiting for the first. */
const mostPresses = 5;

/**
 * Returns a script for `<head>`: on a slow phone, minutes may pass between the moment a page is painted and the one when its
 * buttons work. It records what is pressed meanwhile (buttons, Ctrl+K, ⌘K and the slash for search) and replays it once React
 * has hydrated the page. A button whose state has changed by then has already responded and is left alone. Fields come first: React
 * calls no listener for what is typed or chosen before, and the next render takes it away. Plain ES5: it is not compiled.
 */
export function earlyPressesScript(): string {
  return `(function(w,d){
var r=d.documentElement,kept=[],fields=[];
function state(b){return [b.getAttribute("aria-expanded"),b.getAttribute("aria-pressed")].join()}
function ready(){return r.getAttribute("${hydrated}")==="true"}
function keep(press){if(kept.length<${mostPresses})kept.push(press);r.setAttribute("data-early-press","")}
function onClick(e){var b=!ready()&&e.target.closest&&e.target.closest("button");
if(b){var s=state(b);keep(function(){if(b.isConnected&&state(b)===s)b.click()})}}
function onKey(e){var k=e.key||"",t=e.composedPath()[0],typing=t.closest&&t.closest("input,textarea,select,[contenteditable]");
if(k.length===1&&k>"\\u024f")k=e.code.slice(-1);k=k.toLowerCase();
if(ready()||e.isComposing||e.keyCode===229||e.altKey||!(k==="k"&&e.ctrlKey!==e.metaKey&&!e.shiftKey||k==="/"&&!e.ctrlKey&&!e.metaKey&&!typing))return;
e.preventDefault();keep(function(){d.dispatchEvent(new KeyboardEvent("keydown",{key:e.key,code:e.code,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true,cancelable:true}))})}
function onInput(e){var f=e.target;if(ready()||f.value===undefined||f.type==="file")return;
var ticks=/^(checkbox|radio)$/.test(f.type),v=ticks?f.checked:f.value;
fields=fields.filter(function(x){return x[0]!==f});fields.push([f,v,ticks])}
function enter(x){var f=x[0],v=x[1];if(!f.isConnected)return;
if(x[2]){f.checked=!v;f.click();return}
if(!f.options)f.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),"value").set.call(f,v);
f.dispatchEvent(new Event(f.options?"change":"input",{bubbles:true}))}
function answer(){if(!ready())return;o.disconnect();d.removeEventListener("click",onClick,true);d.removeEventListener("keydown",onKey,true);d.removeEventListener("input",onInput,true);
w.setTimeout(function(){fields.forEach(enter);w.setTimeout(function(){r.removeAttribute("data-early-press");kept.forEach(function(press){press()})})})}
var o=new MutationObserver(answer);
d.addEventListener("click",onClick,true);d.addEventListener("keydown",onKey,true);d.addEventListener("input",onInput,true);
o.observe(r,{attributes:true,attributeFilter:["${hydrated}"]});
})(window,document)`;
}
