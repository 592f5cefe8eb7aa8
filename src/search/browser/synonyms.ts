/**
 * Words from other libraries and everyday speech, and the words of these pages that mean the same; each a word or a phrase of two or
 * three, as typed. The comment above says who says it, or why it means the same.
 */
export const synonyms: Readonly<Record<string, string>> = {
  /* Tables */
  // spreadsheets freeze, CSS sticks, other grids lock or fix what is pinned here
  'freeze, frozen, lock, locked, sticky, fixed, fix, stick': 'pinning, pinned',
  // the file is named, or what is done with it
  'spreadsheet, xlsx, xls, excel, csv, download, save as': 'export',
  // a PDF is made by printing
  pdf: 'print, export',
  // the gesture is named instead of its result
  'rearrange, reorder, reordering, drag and drop, drag, dnd, draggable, sortable list':
    'ordering, reorder',
  // columns, rows and items are moved
  move: 'ordering, reorder',
  // the deed instead of the state
  'hide, hidden, show hide, toggle columns, invisible, column chooser': 'visibility',
  // the pages on size are called dimensions
  'width, resize, resizable, autosize, autofit': 'dimensions, resizing',
  // how tall rows are is asked for in either word
  'height, density, compact, dense, line height': 'height, density',
  // spreadsheets merge cells, HTML spans them
  'merge, merged, colspan, rowspan': 'spanning',
  // other grids name the row that opens, not the panel inside
  'expandable row, expand row, row details, nested table, nested grid, subgrid, accordion':
    'master detail, detail panel',
  // data with parents is tree data here
  'hierarchy, hierarchical, parent child, nested rows, nested': 'tree data, tree',
  // the result of an aggregation instead of its name
  'subtotal, subtotals, total, totals, sum, average, count, summary row, footer row': 'aggregation',
  // as a database says it
  'group by, grouped': 'grouping',
  // spreadsheets call it so
  'crosstab, cross tab, pivot table': 'pivoting',
  // a field that filters all columns is a search to its user
  'search, search box, search bar, find, global filter, global search': 'quick filter, filtering',
  // the keys instead of the place
  'copy, paste, copy paste, ctrl c': 'clipboard',
  // a look that other tables have a setting for
  'banded, zebra, striped, stripes, alternating rows': 'styling, striped',
  // other words for the same control
  'paging, pages, page size, per page, next page, load more': 'pagination',
  // what it feels like instead of how it is done
  'infinite scroll, infinite loading, endless scroll': 'lazy loading, virtualization',
  // other libraries name the technique or its occasion
  'virtual scroll, virtual scrolling, windowing, virtualized, large dataset, big data, many rows':
    'virtualization, performance',
  // the symptom instead of the subject
  'slow, fast, lag, laggy, speed, rerender, optimize': 'performance',
  // what is seen while data loads
  'spinner, loader, skeleton, loading state, progress bar, busy':
    'loading overlay, overlay, loading',
  // what is shown in place of rows
  'empty state, no data, no results, empty': 'overlay, no rows',
  // the control instead of the column type
  'dropdown, select box, combobox, autocomplete, picklist, enum': 'single select, value options',
  // editing in place is the only editing here
  'inline edit, inline editing, editable, edit mode, crud': 'editing',
  // where the data comes from, in the words of who serves it
  'backend, remote, api call, rest, graphql, fetch, async, database, server side, ssr table':
    'server, data source',
  // what is done with the state
  'save state, local storage, localstorage, persist, restore': 'state, persist, export state',
  // buttons of a row are a column type
  'actions, action buttons, delete button, row menu, kebab': 'actions column, custom columns',
  // rows and items are selected by checkboxes
  'checkbox, checkboxes, select all, multi select, multiselect': 'selection',
  // the result of filtering
  'filter by, filters, condition, where': 'filtering',
  // as a database says it
  'sort by, order by, ascending, descending': 'sorting',
  // the technique instead of the feature
  'chatgpt, llm, prompt, natural language': 'ai assistant, prompt',
  // methods are called on the API object
  'imperative, ref, useref, methods, method': 'api object, apiref',
  // code that runs on an event
  'callback, listener, handler': 'events',
  // an event by its cause
  'click, double click, right click': 'events, click',

  /* Pickers */
  // written as one word elsewhere
  'datepicker, datetimepicker, timepicker, daterange, datefield':
    'date picker, time picker, range picker, field',
  // a range by its ends
  'from to, start end, between dates, period, interval, check in': 'range',
  // what may be chosen is a rule of validation
  'min date, max date, disable dates, disabled dates, disable weekends, blocked dates, future dates, past dates, limit dates, unavailable':
    'validation, date',
  // time zones by their names
  'utc, gmt, dst, daylight saving, offset': 'timezone',
  // the clock a country uses
  'am pm, 24 hour, 24h, 12h, 12 hour, meridiem': 'ampm, format, meridiem',
  // other libraries mask what is a format here
  'mask, date format, ddmmyyyy, yyyy': 'format',
  // a library is used through its adapter
  'date library, moment, dayjs, luxon, date-fns, adapter': 'adapter, date library',
  // calendars by name
  'persian, jalali, hijri, islamic, buddhist, lunar, gregorian': 'calendar systems, jalali, hijri',
  // ranges offered beside the calendar
  'preset, presets, today button, last week, last 7 days, quick select': 'shortcuts',
  // the first day comes with the locale
  'week starts, first day of week, monday, sunday': 'locale, week',
  // a calendar without its field
  'inline calendar, static, always open, embedded': 'calendar, static',

  /* Charts */
  // other words for a chart
  'graph, graphs, plot, plots, diagram, visualization, dataviz': 'chart',
  // a pie with a hole is a pie here
  'donut, doughnut, ring': 'pie',
  // bars by other names
  'histogram, column chart, bar graph': 'bar',
  // points by their look
  'bubble, points, dots, xy': 'scatter',
  // the same figure by its looks
  'spider, polar, web chart': 'radar',
  // the instrument it looks like
  'speedometer, dial, meter, radial': 'gauge',
  // a small chart in text
  'trend, mini chart, inline chart': 'sparkline, line',
  // a line with a filled area
  'shaded, filled, fill': 'area',
  // what appears under the pointer
  'hover, popover, hint, crosshair': 'tooltip, highlighting',
  // parts and kinds of an axis
  'ticks, gridlines, grid lines, logarithmic, log, secondary axis, dual axis': 'axis, scale',
  // what a number is to look like
  'currency, money, dollar, dollars, euro, percentage, thousands separator':
    'format, value formatter',
  // data that keeps coming, in the words of who sends it
  'real time, realtime, streaming, polling': 'live data',
  // gestures that zoom
  'drill, brush, pinch, scroll wheel, pan': 'zoom, pan',
  // a line at a value
  'annotation, marker, threshold, target line': 'reference line, mark',
  // several kinds of chart in one
  'combine, combined, mixed, combo, overlay chart': 'composition',
  // the look instead of the feature
  'stacked, stack': 'stacking',
  // other words for movement
  'transition, motion, animate, reduced motion': 'animation',
  // what a chart is saved as
  'png, svg, image': 'export',

  /* Trees */
  // the deed instead of the state
  'collapse, collapsed, expand, expand all, open close, unfold': 'expansion, expanded',
  // other libraries call items nodes
  'node, nodes, leaf, branch': 'item',
  // an item is renamed by editing its label
  rename: 'label editing, editing',
  // what a tree is most used for
  'file explorer, folder, folders, directory': 'item customization, tree view',
  // icons by their shape
  'chevron, arrow, caret, plus minus': 'icon',

  /* All products */
  // texts in another language
  'translate, translation, i18n, language, languages, l10n, locales':
    'localization, locale, language',
  // what accessibility is made of
  'a11y, aria, screen reader, keyboard, wcag, shortcut keys, hotkeys': 'accessibility, keyboard',
  // looks are changed by styling
  'css, theme, theming, look, appearance, sx, dark mode, background, customise':
    'styling, style, customization',
  // British spelling
  'colour, colours, colors': 'color',
  // what is asked about a license
  'licence, license key, watermark, missing license, trial, price, pricing, cost, buy, free, paid, commercial, plan, plans':
    'licensing, license',
  // going to a newer version
  'upgrade, update to, migrate, breaking, breaking changes, changelog': 'migration, upgrade',
  // the first steps
  'install, setup, npm, yarn, pnpm, getting started, get started, hello world, begin':
    'installation, quickstart',
  // parts are replaced through slots
  'slot, override component, replace component, custom component, subcomponent':
    'slots, custom subcomponents',
  // where to ask
  'bug, issue, ask, contact, question, stackoverflow, help desk': 'support',
  // what telemetry is feared for
  'tracking, privacy, phone home, opt out': 'telemetry',
  // what comes next
  'planned, upcoming, future, when': 'roadmap',
  // the direction is abbreviated, or named by its languages
  'rtl, arabic, hebrew, bidi': 'right-to-left, rtl',
  // a language by its name
  'german, french, spanish, italian, portuguese, dutch, polish, russian, turkish, japanese, chinese, korean, english, deutsch':
    'language, locale, localization',
  // what a package adds to an app
  'bundle size, bundle, kilobytes, kb, package size, file size, tree shaking': 'weighs',
  // frameworks that render on a server
  'nextjs, next, ssr, app router, remix, gatsby, hydration': 'next.js, server rendering',
  // days by what they are
  'weekend, weekends, holiday, holidays': 'date',
  // names shorten what sentences write out
  'minimum, smallest, lowest, earliest, at least': 'min',
  // names shorten what sentences write out
  'maximum, largest, highest, latest, at most': 'max',
  // what has to be there before
  'react 17, react 18, react 19, react version, version of react, compatible, compatibility, prerequisites, supported react':
    'requirements',
  // what must not be typed into
  'read only, readonly, not editable, prevent typing, disable typing': 'read-only, editable',
  // room around and between things has many names
  'spacing, padding, gap, whitespace, distance': 'margin, spacing, space',
  // other libraries call manual what a server does instead of them
  'manual, controlled externally': 'server, mode',
  // what may not be chosen is disabled
  'exclude, forbid, block, blocked, disallow, unavailable, suppress, disabled': 'disable',
  // a time by its parts
  'hour, hours, minute, minutes, seconds, clock': 'time',
  // what telemetry does
  'collect data, collects, analytics, usage data, sends data': 'telemetry',
  // what is pinned stays where it is while the rest scrolls
  'while scrolling, always visible, stay visible, in view': 'pinning, pinned',
  // a value that no field of a row has
  'computed, calculated, derived, concatenate, full name': 'compute value, value getter',
  // the points of a line are marks
  'dots, dot, circles, markers': 'mark',
  // a text that names something
  'caption, heading': 'label, title',
  // selecting in everyday words
  'choose, choosing, pick': 'select',
  // plans by their names
  'pro, premium, community': 'plan',
  // what a plan or a value ends at
  'stops at, maximum, max, limit': 'limits',
  // what is drawn by a function
  'custom cell, custom header, custom edit': 'render',
  // the types of the packages
  'typescript, types, typing, module augmentation': 'typescript, types',
  // tools instead of the subject
  'test, tests, testing, jest, cypress, playwright': 'testing',
  // written apart or together
  'read only, readonly, disabled': 'readonly, disabled',
  // what is there at the start
  'default value, initial, preselected': 'initial, default',
  // small screens
  'mobile, responsive, small screen, touch, phone': 'mobile, list view, responsive',

  /* Tasks: actions */
  // a dialog that asks first
  'confirm, confirmation, are you sure': 'ask, accept',
  // edits are saved
  'commit, store, submit': 'save',
  // going back to what was
  'undo, revert, roll back, rollback, discard, redo': 'undo, failure, restore',
  // the goal instead of the movement
  'jump, go to, bring into view, scroll into view, scrollto': 'scroll',
  // two words for one deed
  'delete, deleting': 'remove, delete',
  // two words for one deed
  'insert, append, new row, new item, prepend': 'add',
  // a rule on what is possible
  'restrict, constrain, constraint, cap, forbid, allowed': 'limit, restrict',
  // what should not be there
  'get rid of, turn off, switch off, take away, without': 'hide, remove, off, disable',
  // selecting by its mark
  'tick, ticked, check, checked, checkmark, uncheck, unselect, deselect': 'selection, checkbox',
  // what debouncing does
  'throttle, delay, stops typing, while typing, wait': 'debounce',
  // data that is asked for again
  'refetch, invalidate, stale, reload, refresh': 'cache, update',
  // data that changes by itself
  'websocket, realtime, real time, polling, streaming, push': 'live, update',
  // what outlives a visit
  'remember, browser storage, cookie, between visits, after reload, on reload':
    'remember, restore, state',
  // what stands in the address bar
  'query string, querystring, url params, search params, url, route, router': 'address, link',
  // what code does instead of a person
  'generate, dynamic, dynamically, programmatic, programmatically': 'make, code',
  // what is there at the start
  'by default, initially, on load, at first, on mount, preset': 'initial, start, default',
  // before buying
  'evaluate, try out, test drive, without paying': 'try, trial',

  /* Tasks: appearance */
  // a size by comparison
  'taller, shorter, tall, higher': 'height',
  // a size by comparison
  'wider, narrower, narrow, wide': 'width, dimension',
  // rows that alternate
  'odd, even, alternate, every second, every other': 'stripe',
  // colors by name
  'red, green, blue, grey, gray, yellow, palette': 'color',
  // what disabled things look like
  'grey out, greyed out, grayed out, gray out, inactive, not clickable': 'disable, disabled',
  // the focus by its look
  'blue border, blue outline, focus border, border around': 'outline, focus',
  // lines between things
  'border, borders, divider, separator line': 'border, separator, outline',
  // labels that need room
  'slanted, rotated, rotate, tilted, diagonal, angled, overlapping, overlap': 'angle, fit',
  // the look instead of the setting
  'rounded, radius, border radius': 'round, corner',
  // shapes by name
  'semicircle, half circle, half donut, half doughnut, semi circle': 'half, arc',
  // the look of a line
  'dashed, dotted, dashes': 'style, forecast',
  // text of more than one line
  'wrap, wrapping, multi line, multiline, line break, textarea, several lines':
    'multiline, lines, auto',
  // text that is longer than its place
  'truncate, truncated, cut off, ellipsis, too long, overflow': 'long, fit',
  // headers above headers
  'multi level, two level, nested headers, grouped headers, merged headers': 'group',
  // a menu by its button
  'three dots, hamburger, header dropdown, header menu, dots menu': 'menu',
  // a handle by other names
  'grip, knob': 'handle',
  // rows as cards
  'cards, card, tiles': 'list, card',
  // the place of two things
  'side by side, next to each other, beside, in parallel': 'beside, two, months',
  // sides are called start and end
  'left side, on the left, prefix, leading': 'start, position',
  // sides are called start and end
  'right side, on the right, suffix, trailing': 'end, position',
  // a size that follows what is around
  'resizes, fill parent, fills, full width, full height, fit container, grows': 'size, fill, grow',

  /* Tasks: values */
  // values that are not there
  'blank, null, undefined, nothing, missing values, no value': 'empty, missing',
  // how numbers are written
  'currency, money, dollar, euro, percent, percentage, thousand, decimal, decimals':
    'format, formatter',
  // delimiters by name
  'comma, semicolon, tab separated, comma separated': 'delimiter',
  // letters with marks
  'accent, accents, umlaut, diacritic, special characters': 'accent, diacritic',
  // what escaping is for
  'injection, malicious, xss': 'escape',
  // the policy by its initials
  'csp, nonce': 'security, policy',
  // the words of the interface are called texts
  'wording, string, strings, message, rename': 'text, texts',
  // rows and items are identified by an id
  'primary key, unique id, unique key, uuid': 'identify, id',
  // where the next page begins
  'token, next token, after id': 'cursor',
  // a count that is not known
  'unknown, not known': 'unknown, estimated',
  // tools instead of the subject
  'jsdom, vitest, unit test, testing library, enzyme, simulate': 'test',

  /* Tasks: charts */
  // what is saved
  'picture, screenshot, jpg, jpeg': 'image',
  // a matrix of colors
  'matrix, correlation, heat map': 'heatmap',
  // what funnels show
  'conversion, pipeline, stages': 'funnel',
  // what a histogram shows
  'frequency, bins, buckets': 'distribution',
  // the future of a line
  'predicted, prediction, projected': 'forecast',
  // parts of a pie
  'slice, slices, wedge, segment': 'slice, arc, pie',
  // what appears under the pointer
  'hovering, mouseover, mouse over': 'tooltip',
  // a line at a value
  'horizontal line, vertical line, goal': 'reference, mark, level',

  /* Tasks: pickers */
  // the bar by its buttons
  'ok button, ok and cancel, cancel, done button, footer buttons, apply button, accept button':
    'action, bar',
  // the button by its look
  'x button, cross button, reset button, clear button, erase': 'clear, clearable',
  // dates for which the year comes first
  'birthday, date of birth, expiry, expiration': 'views, year',
  // times at an interval
  'appointment, appointments, increment, increments, granularity': 'step, steps',
  // limits by their occasion
  'only future, not in the past, from today, no past, after today, only past, before today':
    'limit, disable, validation',
  // what is shown of a value that is refused
  'error message, helper text, invalid, required': 'error, validation',
  // days that a server knows more of
  'booked, availability': 'load, month, day',
  // ranges that end on the next day
  'overnight, night, next day': 'midnight',
  // where a time is meant
  'local time, server time, iso string, user timezone': 'timezone, utc',
  // libraries instead of the subject
  'formik, react hook form, form library, form data, html form': 'form',
  // what opens above the page
  'modal, popup, popover, dialog': 'popup, dialog',

  /* Tasks: trees */
  // the gesture instead of its result
  'drop, dropped, dragging': 'drag, move',
  // how an accordion behaves
  'one at a time, single expand, close others, close other, only one open': 'one, open',
  // what lies below an item
  'subtree, sub items, descendants': 'children, branch',
};
