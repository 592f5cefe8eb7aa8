/** Words of other libraries and of everyday speech, and the words of these pages that mean the same. */
export interface Synonym {
  /** What a reader may type: a word or a phrase of two or three, as typed. */
  says: readonly string[];
  /** The words the pages use. */
  means: readonly string[];
  /** Who says it. */
  reason: string;
}

export const synonyms: readonly Synonym[] = [
  // Tables
  {
    says: ['freeze', 'frozen', 'lock', 'locked', 'sticky', 'fixed', 'fix', 'stick'],
    means: ['pinning', 'pinned'],
    reason: 'spreadsheets freeze, CSS sticks, other grids lock or fix what is pinned here',
  },
  {
    says: ['spreadsheet', 'xlsx', 'xls', 'excel', 'csv', 'download', 'save as'],
    means: ['export'],
    reason: 'the file is named, or what is done with it',
  },
  { says: ['pdf'], means: ['print', 'export'], reason: 'a PDF is made by printing' },
  {
    says: [
      'rearrange',
      'reorder',
      'reordering',
      'drag and drop',
      'drag',
      'dnd',
      'draggable',
      'sortable list',
    ],
    means: ['ordering', 'reorder'],
    reason: 'the gesture is named instead of its result',
  },
  { says: ['move'], means: ['ordering', 'reorder'], reason: 'columns, rows and items are moved' },
  {
    says: ['hide', 'hidden', 'show hide', 'toggle columns', 'invisible', 'column chooser'],
    means: ['visibility'],
    reason: 'the deed instead of the state',
  },
  {
    says: ['width', 'resize', 'resizable', 'autosize', 'autofit'],
    means: ['dimensions', 'resizing'],
    reason: 'the pages on size are called dimensions',
  },
  {
    says: ['height', 'density', 'compact', 'dense', 'line height'],
    means: ['height', 'density'],
    reason: 'how tall rows are is asked for in either word',
  },
  {
    says: ['merge', 'merged', 'colspan', 'rowspan'],
    means: ['spanning'],
    reason: 'spreadsheets merge cells, HTML spans them',
  },
  {
    says: [
      'expandable row',
      'expand row',
      'row details',
      'nested table',
      'nested grid',
      'subgrid',
      'accordion',
    ],
    means: ['master detail', 'detail panel'],
    reason: 'other grids name the row that opens, not the panel inside',
  },
  {
    says: ['hierarchy', 'hierarchical', 'parent child', 'nested rows', 'nested'],
    means: ['tree data', 'tree'],
    reason: 'data with parents is tree data here',
  },
  {
    says: [
      'subtotal',
      'subtotals',
      'total',
      'totals',
      'sum',
      'average',
      'count',
      'summary row',
      'footer row',
    ],
    means: ['aggregation'],
    reason: 'the result of an aggregation instead of its name',
  },
  { says: ['group by', 'grouped'], means: ['grouping'], reason: 'as a database says it' },
  {
    says: ['crosstab', 'cross tab', 'pivot table'],
    means: ['pivoting'],
    reason: 'spreadsheets call it so',
  },
  {
    says: ['search', 'search box', 'search bar', 'find', 'global filter', 'global search'],
    means: ['quick filter', 'filtering'],
    reason: 'a field that filters all columns is a search to its user',
  },
  {
    says: ['copy', 'paste', 'copy paste', 'ctrl c'],
    means: ['clipboard'],
    reason: 'the keys instead of the place',
  },
  {
    says: ['banded', 'zebra', 'striped', 'stripes', 'alternating rows'],
    means: ['styling', 'striped'],
    reason: 'a look that other tables have a setting for',
  },
  {
    says: ['paging', 'pages', 'page size', 'per page', 'next page', 'load more'],
    means: ['pagination'],
    reason: 'other words for the same control',
  },
  {
    says: ['infinite scroll', 'infinite loading', 'endless scroll'],
    means: ['lazy loading', 'virtualization'],
    reason: 'what it feels like instead of how it is done',
  },
  {
    says: [
      'virtual scroll',
      'virtual scrolling',
      'windowing',
      'virtualized',
      'large dataset',
      'big data',
      'many rows',
    ],
    means: ['virtualization', 'performance'],
    reason: 'other libraries name the technique or its occasion',
  },
  {
    says: ['slow', 'fast', 'lag', 'laggy', 'speed', 'rerender', 'optimize'],
    means: ['performance'],
    reason: 'the symptom instead of the subject',
  },
  {
    says: ['spinner', 'loader', 'skeleton', 'loading state', 'progress bar', 'busy'],
    means: ['loading overlay', 'overlay', 'loading'],
    reason: 'what is seen while data loads',
  },
  {
    says: ['empty state', 'no data', 'no results', 'empty'],
    means: ['overlay', 'no rows'],
    reason: 'what is shown in place of rows',
  },
  {
    says: ['dropdown', 'select box', 'combobox', 'autocomplete', 'picklist', 'enum'],
    means: ['single select', 'value options'],
    reason: 'the control instead of the column type',
  },
  {
    says: ['inline edit', 'inline editing', 'editable', 'edit mode', 'crud'],
    means: ['editing'],
    reason: 'editing in place is the only editing here',
  },
  {
    says: [
      'backend',
      'remote',
      'api call',
      'rest',
      'graphql',
      'fetch',
      'async',
      'database',
      'server side',
      'ssr table',
    ],
    means: ['server', 'data source'],
    reason: 'where the data comes from, in the words of who serves it',
  },
  {
    says: ['save state', 'local storage', 'localstorage', 'persist', 'restore'],
    means: ['state', 'persist', 'export state'],
    reason: 'what is done with the state',
  },
  {
    says: ['actions', 'action buttons', 'delete button', 'row menu', 'kebab'],
    means: ['actions column', 'custom columns'],
    reason: 'buttons of a row are a column type',
  },
  {
    says: ['checkbox', 'checkboxes', 'select all', 'multi select', 'multiselect'],
    means: ['selection'],
    reason: 'rows and items are selected by checkboxes',
  },
  {
    says: ['filter by', 'filters', 'condition', 'where'],
    means: ['filtering'],
    reason: 'the result of filtering',
  },
  {
    says: ['sort by', 'order by', 'ascending', 'descending'],
    means: ['sorting'],
    reason: 'as a database says it',
  },
  {
    says: ['chatgpt', 'llm', 'prompt', 'natural language'],
    means: ['ai assistant', 'prompt'],
    reason: 'the technique instead of the feature',
  },
  {
    says: ['imperative', 'ref', 'useref', 'methods', 'method'],
    means: ['api object', 'apiref'],
    reason: 'methods are called on the API object',
  },
  {
    says: ['callback', 'listener', 'handler'],
    means: ['events'],
    reason: 'code that runs on an event',
  },
  {
    says: ['click', 'double click', 'right click', 'context menu'],
    means: ['events', 'click'],
    reason: 'an event by its cause',
  },
  // Pickers
  {
    says: ['datepicker', 'datetimepicker', 'timepicker', 'daterange', 'datefield'],
    means: ['date picker', 'time picker', 'range picker', 'field'],
    reason: 'written as one word elsewhere',
  },
  {
    says: ['from to', 'start end', 'between dates', 'period', 'interval', 'check in'],
    means: ['range'],
    reason: 'a range by its ends',
  },
  {
    says: [
      'min date',
      'max date',
      'disable dates',
      'disabled dates',
      'disable weekends',
      'blocked dates',
      'future dates',
      'past dates',
      'limit dates',
      'unavailable',
    ],
    means: ['validation', 'date'],
    reason: 'what may be chosen is a rule of validation',
  },
  {
    says: ['utc', 'gmt', 'dst', 'daylight saving', 'offset'],
    means: ['timezone'],
    reason: 'time zones by their names',
  },
  {
    says: ['am pm', '24 hour', '24h', '12h', '12 hour', 'meridiem'],
    means: ['ampm', 'format', 'meridiem'],
    reason: 'the clock a country uses',
  },
  {
    says: ['mask', 'date format', 'ddmmyyyy', 'yyyy'],
    means: ['format'],
    reason: 'other libraries mask what is a format here',
  },
  {
    says: ['date library', 'moment', 'dayjs', 'luxon', 'date-fns', 'adapter'],
    means: ['adapter', 'date library'],
    reason: 'a library is used through its adapter',
  },
  {
    says: ['persian', 'jalali', 'hijri', 'islamic', 'buddhist', 'lunar', 'gregorian'],
    means: ['calendar systems', 'jalali', 'hijri'],
    reason: 'calendars by name',
  },
  {
    says: ['preset', 'presets', 'today button', 'last week', 'last 7 days', 'quick select'],
    means: ['shortcuts'],
    reason: 'ranges offered beside the calendar',
  },
  {
    says: ['week starts', 'first day of week', 'monday', 'sunday'],
    means: ['locale', 'week'],
    reason: 'the first day comes with the locale',
  },
  {
    says: ['inline calendar', 'static', 'always open', 'embedded'],
    means: ['calendar', 'static'],
    reason: 'a calendar without its field',
  },
  // Charts
  {
    says: ['graph', 'graphs', 'plot', 'plots', 'diagram', 'visualization', 'dataviz'],
    means: ['chart'],
    reason: 'other words for a chart',
  },
  {
    says: ['donut', 'doughnut', 'ring'],
    means: ['pie'],
    reason: 'a pie with a hole is a pie here',
  },
  {
    says: ['histogram', 'column chart', 'bar graph'],
    means: ['bar'],
    reason: 'bars by other names',
  },
  { says: ['bubble', 'points', 'dots', 'xy'], means: ['scatter'], reason: 'points by their look' },
  {
    says: ['spider', 'polar', 'web chart'],
    means: ['radar'],
    reason: 'the same figure by its looks',
  },
  {
    says: ['speedometer', 'dial', 'meter', 'radial'],
    means: ['gauge'],
    reason: 'the instrument it looks like',
  },
  {
    says: ['trend', 'mini chart', 'inline chart'],
    means: ['sparkline', 'line'],
    reason: 'a small chart in text',
  },
  { says: ['shaded', 'filled', 'fill'], means: ['area'], reason: 'a line with a filled area' },
  {
    says: ['hover', 'popover', 'hint', 'crosshair'],
    means: ['tooltip', 'highlighting'],
    reason: 'what appears under the pointer',
  },
  {
    says: ['ticks', 'gridlines', 'grid lines', 'logarithmic', 'log', 'secondary axis', 'dual axis'],
    means: ['axis', 'scale'],
    reason: 'parts and kinds of an axis',
  },
  {
    says: ['drill', 'brush', 'pinch', 'scroll wheel', 'pan'],
    means: ['zoom', 'pan'],
    reason: 'gestures that zoom',
  },
  {
    says: ['annotation', 'marker', 'threshold', 'target line'],
    means: ['reference line', 'mark'],
    reason: 'a line at a value',
  },
  {
    says: ['combine', 'combined', 'mixed', 'combo', 'overlay chart'],
    means: ['composition'],
    reason: 'several kinds of chart in one',
  },
  { says: ['stacked', 'stack'], means: ['stacking'], reason: 'the look instead of the feature' },
  {
    says: ['transition', 'motion', 'animate', 'reduced motion'],
    means: ['animation'],
    reason: 'other words for movement',
  },
  { says: ['png', 'svg', 'image'], means: ['export'], reason: 'what a chart is saved as' },
  // Trees
  {
    says: ['collapse', 'collapsed', 'expand', 'expand all', 'open close', 'unfold'],
    means: ['expansion', 'expanded'],
    reason: 'the deed instead of the state',
  },
  {
    says: ['node', 'nodes', 'leaf', 'branch'],
    means: ['item'],
    reason: 'other libraries call items nodes',
  },
  {
    says: ['rename'],
    means: ['label editing', 'editing'],
    reason: 'an item is renamed by editing its label',
  },
  {
    says: ['file explorer', 'folder', 'folders', 'directory'],
    means: ['item customization', 'tree view'],
    reason: 'what a tree is most used for',
  },
  {
    says: ['chevron', 'arrow', 'caret', 'plus minus'],
    means: ['icon'],
    reason: 'icons by their shape',
  },
  // Everything
  {
    says: ['translate', 'translation', 'i18n', 'language', 'languages', 'l10n', 'locales'],
    means: ['localization', 'locale', 'language'],
    reason: 'texts in another language',
  },
  {
    says: ['a11y', 'aria', 'screen reader', 'keyboard', 'wcag', 'shortcut keys', 'hotkeys'],
    means: ['accessibility', 'keyboard'],
    reason: 'what accessibility is made of',
  },
  {
    says: [
      'css',
      'theme',
      'theming',
      'look',
      'appearance',
      'sx',
      'dark mode',
      'background',
      'customise',
    ],
    means: ['styling', 'style', 'customization'],
    reason: 'looks are changed by styling',
  },
  { says: ['colour', 'colours', 'colors'], means: ['color'], reason: 'British spelling' },
  {
    says: [
      'licence',
      'license key',
      'watermark',
      'missing license',
      'trial',
      'price',
      'pricing',
      'cost',
      'buy',
      'free',
      'paid',
      'commercial',
      'plan',
      'plans',
    ],
    means: ['licensing', 'license'],
    reason: 'what is asked about a license',
  },
  {
    says: ['upgrade', 'update to', 'migrate', 'breaking', 'breaking changes', 'changelog'],
    means: ['migration', 'upgrade'],
    reason: 'going to a newer version',
  },
  {
    says: [
      'install',
      'setup',
      'npm',
      'yarn',
      'pnpm',
      'getting started',
      'get started',
      'hello world',
      'begin',
    ],
    means: ['installation', 'quickstart'],
    reason: 'the first steps',
  },
  {
    says: ['slot', 'override component', 'replace component', 'custom component', 'subcomponent'],
    means: ['slots', 'custom subcomponents'],
    reason: 'parts are replaced through slots',
  },
  {
    says: ['bug', 'issue', 'ask', 'contact', 'question', 'stackoverflow', 'help desk'],
    means: ['support'],
    reason: 'where to ask',
  },
  {
    says: ['tracking', 'privacy', 'phone home', 'opt out'],
    means: ['telemetry'],
    reason: 'what telemetry is feared for',
  },
  {
    says: ['planned', 'upcoming', 'future', 'when'],
    means: ['roadmap'],
    reason: 'what comes next',
  },
  {
    says: ['rtl', 'arabic', 'hebrew', 'bidi'],
    means: ['right-to-left', 'rtl'],
    reason: 'the direction is abbreviated, or named by its languages',
  },
  {
    says: [
      'german',
      'french',
      'spanish',
      'italian',
      'portuguese',
      'dutch',
      'polish',
      'russian',
      'turkish',
      'japanese',
      'chinese',
      'korean',
      'english',
      'deutsch',
    ],
    means: ['language', 'locale', 'localization'],
    reason: 'a language by its name',
  },
  {
    says: ['bundle size', 'bundle', 'kilobytes', 'kb', 'package size', 'file size', 'tree shaking'],
    means: ['weighs'],
    reason: 'what a package adds to an app',
  },
  {
    says: ['nextjs', 'next', 'ssr', 'app router', 'remix', 'gatsby', 'hydration'],
    means: ['next.js', 'server rendering'],
    reason: 'frameworks that render on a server',
  },
  {
    says: ['weekend', 'weekends', 'holiday', 'holidays'],
    means: ['date'],
    reason: 'days by what they are',
  },
  {
    says: ['minimum', 'smallest', 'lowest', 'earliest', 'at least'],
    means: ['min'],
    reason: 'names shorten what sentences write out',
  },
  {
    says: ['maximum', 'largest', 'highest', 'latest', 'at most'],
    means: ['max'],
    reason: 'names shorten what sentences write out',
  },
  {
    says: ['read only', 'readonly', 'not editable', 'prevent typing', 'disable typing'],
    means: ['read-only', 'editable'],
    reason: 'what must not be typed into',
  },
  {
    says: ['spacing', 'padding', 'gap', 'whitespace', 'distance'],
    means: ['margin', 'spacing', 'space'],
    reason: 'room around and between things has many names',
  },
  {
    says: ['manual', 'controlled externally'],
    means: ['server', 'mode'],
    reason: 'other libraries call manual what a server does instead of them',
  },
  {
    says: [
      'exclude',
      'forbid',
      'block',
      'blocked',
      'disallow',
      'unavailable',
      'suppress',
      'disabled',
    ],
    means: ['disable'],
    reason: 'what may not be chosen is disabled',
  },
  {
    says: ['hour', 'hours', 'minute', 'minutes', 'seconds', 'clock'],
    means: ['time'],
    reason: 'a time by its parts',
  },
  {
    says: ['collect data', 'collects', 'analytics', 'usage data', 'sends data'],
    means: ['telemetry'],
    reason: 'what telemetry does',
  },
  {
    says: ['while scrolling', 'always visible', 'stay visible', 'in view'],
    means: ['pinning', 'pinned'],
    reason: 'what is pinned stays where it is while the rest scrolls',
  },
  {
    says: ['computed', 'calculated', 'derived', 'concatenate', 'full name'],
    means: ['compute value', 'value getter'],
    reason: 'a value that no field of a row has',
  },
  {
    says: ['dots', 'dot', 'circles', 'markers'],
    means: ['mark'],
    reason: 'the points of a line are marks',
  },
  {
    says: ['caption', 'heading'],
    means: ['label', 'title'],
    reason: 'a text that names something',
  },
  {
    says: ['choose', 'choosing', 'pick'],
    means: ['select'],
    reason: 'selecting in everyday words',
  },
  { says: ['pro', 'premium', 'community'], means: ['plan'], reason: 'plans by their names' },
  {
    says: ['stops at', 'maximum', 'max', 'limit'],
    means: ['limits'],
    reason: 'what a plan or a value ends at',
  },
  {
    says: ['custom cell', 'custom header', 'custom edit'],
    means: ['render'],
    reason: 'what is drawn by a function',
  },
  {
    says: ['typescript', 'types', 'typing', 'module augmentation'],
    means: ['typescript', 'types'],
    reason: 'the types of the packages',
  },
  {
    says: ['test', 'tests', 'testing', 'jest', 'cypress', 'playwright'],
    means: ['testing'],
    reason: 'tools instead of the subject',
  },
  {
    says: ['read only', 'readonly', 'disabled'],
    means: ['readonly', 'disabled'],
    reason: 'written apart or together',
  },
  {
    says: ['default value', 'initial', 'preselected'],
    means: ['initial', 'default'],
    reason: 'what is there at the start',
  },
  {
    says: ['mobile', 'responsive', 'small screen', 'touch', 'phone'],
    means: ['mobile', 'list view', 'responsive'],
    reason: 'small screens',
  },
];
