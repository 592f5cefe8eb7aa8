import type { Synonym } from './synonyms';

/** What readers want to do, in everyday words, and what the guides call it; for all products, by subject. */
export const synonymsOfTasks: readonly Synonym[] = [
  // Actions
  {
    says: ['confirm', 'confirmation', 'are you sure'],
    means: ['ask', 'accept'],
    reason: 'a dialog that asks first',
  },
  { says: ['commit', 'store', 'submit'], means: ['save'], reason: 'edits are saved' },
  {
    says: ['undo', 'revert', 'roll back', 'rollback', 'discard', 'redo'],
    means: ['undo', 'failure', 'restore'],
    reason: 'going back to what was',
  },
  {
    says: ['jump', 'go to', 'bring into view', 'scroll into view', 'scrollto'],
    means: ['scroll'],
    reason: 'the goal instead of the movement',
  },
  { says: ['delete', 'deleting'], means: ['remove', 'delete'], reason: 'two words for one deed' },
  {
    says: ['insert', 'append', 'new row', 'new item', 'prepend'],
    means: ['add'],
    reason: 'two words for one deed',
  },
  {
    says: ['restrict', 'constrain', 'constraint', 'cap', 'forbid', 'allowed'],
    means: ['limit', 'restrict'],
    reason: 'a rule on what is possible',
  },
  {
    says: ['get rid of', 'turn off', 'switch off', 'take away', 'without'],
    means: ['hide', 'remove', 'off', 'disable'],
    reason: 'what should not be there',
  },
  {
    says: ['tick', 'ticked', 'check', 'checked', 'checkmark', 'uncheck', 'unselect', 'deselect'],
    means: ['selection', 'checkbox'],
    reason: 'selecting by its mark',
  },
  {
    says: ['throttle', 'delay', 'stops typing', 'while typing', 'wait'],
    means: ['debounce'],
    reason: 'what debouncing does',
  },
  {
    says: ['refetch', 'invalidate', 'stale', 'reload', 'refresh'],
    means: ['cache', 'update'],
    reason: 'data that is asked for again',
  },
  {
    says: ['websocket', 'realtime', 'real time', 'polling', 'streaming', 'push'],
    means: ['live', 'update'],
    reason: 'data that changes by itself',
  },
  {
    says: ['remember', 'browser storage', 'cookie', 'between visits', 'after reload', 'on reload'],
    means: ['remember', 'restore', 'state'],
    reason: 'what outlives a visit',
  },
  {
    says: ['query string', 'querystring', 'url params', 'search params', 'url', 'route', 'router'],
    means: ['address', 'link'],
    reason: 'what stands in the address bar',
  },
  {
    says: ['generate', 'dynamic', 'dynamically', 'programmatic', 'programmatically'],
    means: ['make', 'code'],
    reason: 'what code does instead of a person',
  },
  {
    says: ['by default', 'initially', 'on load', 'at first', 'on mount', 'preset'],
    means: ['initial', 'start', 'default'],
    reason: 'what is there at the start',
  },
  {
    says: ['evaluate', 'try out', 'test drive', 'without paying'],
    means: ['try', 'trial'],
    reason: 'before buying',
  },
  // Appearance
  {
    says: ['taller', 'shorter', 'tall', 'higher'],
    means: ['height'],
    reason: 'a size by comparison',
  },
  {
    says: ['wider', 'narrower', 'narrow', 'wide'],
    means: ['width', 'dimension'],
    reason: 'a size by comparison',
  },
  {
    says: ['odd', 'even', 'alternate', 'every second', 'every other'],
    means: ['stripe'],
    reason: 'rows that alternate',
  },
  {
    says: ['red', 'green', 'blue', 'grey', 'gray', 'yellow', 'palette'],
    means: ['color'],
    reason: 'colors by name',
  },
  {
    says: ['grey out', 'greyed out', 'grayed out', 'gray out', 'inactive', 'not clickable'],
    means: ['disable', 'disabled'],
    reason: 'what disabled things look like',
  },
  {
    says: ['blue border', 'blue outline', 'focus border', 'border around'],
    means: ['outline', 'focus'],
    reason: 'the focus by its look',
  },
  {
    says: ['border', 'borders', 'divider', 'separator line'],
    means: ['border', 'separator', 'outline'],
    reason: 'lines between things',
  },
  {
    says: [
      'slanted',
      'rotated',
      'rotate',
      'tilted',
      'diagonal',
      'angled',
      'overlapping',
      'overlap',
    ],
    means: ['angle', 'fit'],
    reason: 'labels that need room',
  },
  {
    says: ['rounded', 'radius', 'border radius'],
    means: ['round', 'corner'],
    reason: 'the look instead of the setting',
  },
  {
    says: ['semicircle', 'half circle', 'half donut', 'half doughnut', 'semi circle'],
    means: ['half', 'arc'],
    reason: 'shapes by name',
  },
  {
    says: ['dashed', 'dotted', 'dashes'],
    means: ['style', 'forecast'],
    reason: 'the look of a line',
  },
  {
    says: [
      'wrap',
      'wrapping',
      'multi line',
      'multiline',
      'line break',
      'textarea',
      'several lines',
    ],
    means: ['multiline', 'lines', 'auto'],
    reason: 'text of more than one line',
  },
  {
    says: ['truncate', 'truncated', 'cut off', 'ellipsis', 'too long', 'overflow'],
    means: ['long', 'fit'],
    reason: 'text that is longer than its place',
  },
  {
    says: ['multi level', 'two level', 'nested headers', 'grouped headers', 'merged headers'],
    means: ['group'],
    reason: 'headers above headers',
  },
  {
    says: ['three dots', 'hamburger', 'header dropdown', 'header menu', 'dots menu'],
    means: ['menu'],
    reason: 'a menu by its button',
  },
  { says: ['grip', 'knob'], means: ['handle'], reason: 'a handle by other names' },
  { says: ['cards', 'card', 'tiles'], means: ['list', 'card'], reason: 'rows as cards' },
  {
    says: ['side by side', 'next to each other', 'beside', 'in parallel'],
    means: ['beside', 'two', 'months'],
    reason: 'the place of two things',
  },
  {
    says: ['left side', 'on the left', 'prefix', 'leading'],
    means: ['start', 'position'],
    reason: 'sides are called start and end',
  },
  {
    says: ['right side', 'on the right', 'suffix', 'trailing'],
    means: ['end', 'position'],
    reason: 'sides are called start and end',
  },
  {
    says: [
      'resizes',
      'fill parent',
      'fills',
      'full width',
      'full height',
      'fit container',
      'grows',
    ],
    means: ['size', 'fill', 'grow'],
    reason: 'a size that follows what is around',
  },
  // Values
  {
    says: ['blank', 'null', 'undefined', 'nothing', 'missing values', 'no value'],
    means: ['empty', 'missing'],
    reason: 'values that are not there',
  },
  {
    says: [
      'currency',
      'money',
      'dollar',
      'euro',
      'percent',
      'percentage',
      'thousand',
      'decimal',
      'decimals',
    ],
    means: ['format', 'formatter'],
    reason: 'how numbers are written',
  },
  {
    says: ['comma', 'semicolon', 'tab separated', 'comma separated'],
    means: ['delimiter'],
    reason: 'delimiters by name',
  },
  {
    says: ['accent', 'accents', 'umlaut', 'diacritic', 'special characters'],
    means: ['accent', 'diacritic'],
    reason: 'letters with marks',
  },
  {
    says: ['injection', 'malicious', 'xss'],
    means: ['escape'],
    reason: 'what escaping is for',
  },
  { says: ['csp', 'nonce'], means: ['security', 'policy'], reason: 'the policy by its initials' },
  {
    says: ['wording', 'string', 'strings', 'message', 'rename'],
    means: ['text', 'texts'],
    reason: 'the words of the interface are called texts',
  },
  {
    says: ['primary key', 'unique id', 'unique key', 'uuid'],
    means: ['identify', 'id'],
    reason: 'rows and items are identified by an id',
  },
  {
    says: ['token', 'next token', 'after id'],
    means: ['cursor'],
    reason: 'where the next page begins',
  },
  {
    says: ['unknown', 'not known'],
    means: ['unknown', 'estimated'],
    reason: 'a count that is not known',
  },
  {
    says: ['jsdom', 'vitest', 'unit test', 'testing library', 'enzyme', 'simulate'],
    means: ['test'],
    reason: 'tools instead of the subject',
  },
  // Charts
  { says: ['picture', 'screenshot', 'jpg', 'jpeg'], means: ['image'], reason: 'what is saved' },
  {
    says: ['matrix', 'correlation', 'heat map'],
    means: ['heatmap'],
    reason: 'a matrix of colors',
  },
  { says: ['conversion', 'pipeline', 'stages'], means: ['funnel'], reason: 'what funnels show' },
  {
    says: ['frequency', 'bins', 'buckets'],
    means: ['distribution'],
    reason: 'what a histogram shows',
  },
  {
    says: ['predicted', 'prediction', 'projected'],
    means: ['forecast'],
    reason: 'the future of a line',
  },
  {
    says: ['slice', 'slices', 'wedge', 'segment'],
    means: ['slice', 'arc', 'pie'],
    reason: 'parts of a pie',
  },
  {
    says: ['hovering', 'mouseover', 'mouse over'],
    means: ['tooltip'],
    reason: 'what appears under the pointer',
  },
  {
    says: ['horizontal line', 'vertical line', 'goal'],
    means: ['reference', 'mark', 'level'],
    reason: 'a line at a value',
  },
  // Pickers
  {
    says: [
      'ok button',
      'ok and cancel',
      'cancel',
      'done button',
      'footer buttons',
      'apply button',
      'accept button',
    ],
    means: ['action', 'bar'],
    reason: 'the bar by its buttons',
  },
  {
    says: ['x button', 'cross button', 'reset button', 'clear button', 'erase'],
    means: ['clear', 'clearable'],
    reason: 'the button by its look',
  },
  {
    says: ['birthday', 'date of birth', 'expiry', 'expiration'],
    means: ['views', 'year'],
    reason: 'dates for which the year comes first',
  },
  {
    says: ['appointment', 'appointments', 'increment', 'increments', 'granularity'],
    means: ['step', 'steps'],
    reason: 'times at an interval',
  },
  {
    says: [
      'only future',
      'not in the past',
      'from today',
      'no past',
      'after today',
      'only past',
      'before today',
    ],
    means: ['limit', 'disable', 'validation'],
    reason: 'limits by their occasion',
  },
  {
    says: ['error message', 'helper text', 'invalid', 'required'],
    means: ['error', 'validation'],
    reason: 'what is shown of a value that is refused',
  },
  {
    says: ['booked', 'availability'],
    means: ['load', 'month', 'day'],
    reason: 'days that a server knows more of',
  },
  {
    says: ['overnight', 'night', 'next day'],
    means: ['midnight'],
    reason: 'ranges that end on the next day',
  },
  {
    says: ['local time', 'server time', 'iso string', 'user timezone'],
    means: ['timezone', 'utc'],
    reason: 'where a time is meant',
  },
  {
    says: ['formik', 'react hook form', 'form library', 'form data', 'html form'],
    means: ['form'],
    reason: 'libraries instead of the subject',
  },
  {
    says: ['modal', 'popup', 'popover', 'dialog'],
    means: ['popup', 'dialog'],
    reason: 'what opens above the page',
  },
  // Trees
  {
    says: ['drop', 'dropped', 'dragging'],
    means: ['drag', 'move'],
    reason: 'the gesture instead of its result',
  },
  {
    says: ['one at a time', 'single expand', 'close others', 'close other', 'only one open'],
    means: ['one', 'open'],
    reason: 'how an accordion behaves',
  },
  {
    says: ['subtree', 'sub items', 'descendants'],
    means: ['children', 'branch'],
    reason: 'what lies below an item',
  },
];
