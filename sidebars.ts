import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { external, group, page, subheader } from './src/navigation/helpers';
import { apiReference } from './src/api-reference/node/site/sidebar';

const sidebars: SidebarsConfig = {
  docs: [
    group(
      'Introduction',
      [
        page('/introduction', { title: 'Overview' }),
        page('/introduction/installation'),
        page('/gallery'),
        page('/introduction/licensing'),
        page('/introduction/support'),
        page('/introduction/priority-support', { plan: 'premium', newFeature: true }),
        page('/guides/telemetry', { plan: 'pro' }),
        page('/introduction/roadmap'),
        page('/introduction/your-theme', { newFeature: true }),
        page('/introduction/assistants'),
        page('/api/changes', { title: 'What changed' }),
      ],
      { product: 'introduction' },
    ),
    group(
      'Common concepts',
      [
        page('/common-concepts/custom-components'),
        page('/common-concepts/custom-components/styles', { title: 'Tailwind, CSP, shadow DOM' }),
        page('/common-concepts/testing'),
      ],
      { product: 'introduction' },
    ),
    group(
      'Data Grid',
      [
        page('/react-data-grid', { title: 'Overview' }),
        page('/react-data-grid/quickstart', { title: 'Quickstart' }),
        page('/react-data-grid/gallery', { title: 'Gallery' }),
        page('/react-data-grid/example-orders-desk', { title: 'Example: orders desk' }),
        page('/react-data-grid/features'),
        subheader('Main features', [
          page('/react-data-grid/layout', { title: 'Layout' }),
          group('Columns', [
            page('/react-data-grid/column-definition'),
            page('/react-data-grid/column-definition/column-types', { title: 'Column types' }),
            page('/react-data-grid/column-definition/cell-rendering', { title: 'Render cells' }),
            page('/react-data-grid/column-dimensions'),
            page('/react-data-grid/column-visibility'),
            page('/react-data-grid/custom-columns'),
            page('/react-data-grid/column-header'),
            page('/react-data-grid/column-menu'),
            page('/react-data-grid/column-spanning'),
            page('/react-data-grid/column-groups'),
            page('/react-data-grid/column-ordering', { plan: 'pro' }),
            page('/react-data-grid/column-pinning', { plan: 'pro' }),
            page('/react-data-grid/column-recipes', { title: 'Recipes' }),
          ]),
          group('Rows', [
            page('/react-data-grid/row-definition', { title: 'Row definition' }),
            page('/react-data-grid/row-updates', { title: 'Row updates' }),
            page('/react-data-grid/row-height', { title: 'Row height' }),
            page('/react-data-grid/row-spanning', { title: 'Row spanning', newFeature: true }),
            page('/react-data-grid/master-detail', { title: 'Master detail', plan: 'pro' }),
            page('/react-data-grid/row-ordering', { title: 'Row ordering', plan: 'pro' }),
            page('/react-data-grid/row-pinning', { title: 'Row pinning', plan: 'pro' }),
            page('/react-data-grid/row-recipes', { title: 'Recipes', plan: 'pro' }),
          ]),
          page('/react-data-grid/cells'),
          group('Editing', [
            page('/react-data-grid/editing', { title: 'Overview' }),
            page('/react-data-grid/editing/from-code', { title: 'Edit from code' }),
            page('/react-data-grid/editing/persistence'),
            page('/react-data-grid/editing/custom-edit-component', {
              title: 'Custom edit component',
            }),
            page('/react-data-grid/editing/editing-events', { title: 'Editing events' }),
            page('/react-data-grid/recipes-editing', { title: 'Recipes' }),
          ]),
          page('/react-data-grid/sorting'),
          group('Filtering', [
            page('/react-data-grid/filtering', { title: 'Overview' }),
            page('/react-data-grid/filtering/customization', { title: 'Customization' }),
            page('/react-data-grid/filtering/customization/panel', { title: 'Filter panel' }),
            page('/react-data-grid/filtering/quick-filter', { title: 'Quick filter' }),
            page('/react-data-grid/filtering/server-side', { title: 'Server-side filter' }),
            page('/react-data-grid/filtering/multi-filters', {
              title: 'Multi filters',
              plan: 'pro',
            }),
            page('/react-data-grid/filtering/header-filters', {
              title: 'Header filters',
              plan: 'pro',
            }),
            page('/react-data-grid/filtering-recipes', { title: 'Recipes' }),
          ]),
          group('Pagination', [
            page('/react-data-grid/pagination', { title: 'Overview' }),
            page('/react-data-grid/pagination/server-side', { title: 'Server-side pagination' }),
          ]),
          group('Selection', [
            page('/react-data-grid/row-selection'),
            page('/react-data-grid/row-selection/clicks-and-checkboxes', {
              title: 'Clicks and checkboxes',
            }),
            page('/react-data-grid/row-selection/model', { title: 'Model and control' }),
            page('/react-data-grid/row-selection/server', { title: 'Rows on a server' }),
            page('/react-data-grid/cell-selection', { plan: 'premium' }),
          ]),
          page('/react-data-grid/virtualization', { title: 'Virtualization' }),
          page('/react-data-grid/accessibility'),
          page('/react-data-grid/localization'),
        ]),
        subheader('Advanced features', [
          page('/react-data-grid/tree-data', { title: 'Tree data', plan: 'pro' }),
          page('/react-data-grid/tree-data/rows-that-change', {
            title: 'Rows that change',
            plan: 'pro',
          }),
          group(
            'Row grouping',
            [
              page('/react-data-grid/row-grouping', { title: 'Overview' }),
              page('/react-data-grid/row-grouping/group-by', { title: 'What to group by' }),
              page('/react-data-grid/row-grouping/grouping-column', { title: 'Grouping column' }),
              page('/react-data-grid/row-grouping/expansion', { title: 'Open and close groups' }),
              page('/react-data-grid/row-grouping/other-features', { title: 'Other features' }),
              page('/react-data-grid/recipes-row-grouping', { title: 'Recipes' }),
            ],
            { plan: 'premium' },
          ),
          group(
            'Aggregation',
            [
              page('/react-data-grid/aggregation', { title: 'Overview' }),
              page('/react-data-grid/aggregation/functions', { title: 'Functions' }),
              page('/react-data-grid/aggregation/groups-and-filters', {
                title: 'Groups and filters',
              }),
            ],
            { plan: 'premium' },
          ),
          group(
            'Pivoting',
            [
              page('/react-data-grid/pivoting', { title: 'Overview' }),
              page('/react-data-grid/pivoting/columns', { title: 'Columns of a pivot' }),
              page('/react-data-grid/pivoting-explained', { title: 'Understanding pivoting' }),
            ],
            { plan: 'premium', newFeature: true },
          ),
          group('Export', [
            page('/react-data-grid/export', { title: 'Overview' }),
            page('/react-data-grid/export/csv', { title: 'CSV' }),
            page('/react-data-grid/export/excel', { title: 'Excel', plan: 'premium' }),
            page('/react-data-grid/export/print', { title: 'Print' }),
          ]),
          page('/react-data-grid/clipboard'),
          page('/react-data-grid/clipboard/paste', { title: 'Paste cells', plan: 'premium' }),
          page('/react-data-grid/scrolling', { title: 'Scrolling' }),
          page('/react-data-grid/list-view', { title: 'List view', plan: 'pro' }),
          group(
            'Server-side data',
            [
              page('/react-data-grid/server-side-data', { title: 'Overview' }),
              page('/react-data-grid/server-side-data/cache', { title: 'Cache and refresh' }),
              page('/react-data-grid/server-side-data/tree-data', {
                title: 'Tree data',
                plan: 'pro',
              }),
              page('/react-data-grid/server-side-data/lazy-loading', {
                title: 'Lazy loading',
                plan: 'pro',
              }),
              page('/react-data-grid/server-side-data/row-grouping', {
                title: 'Row grouping',
                plan: 'premium',
              }),
              page('/react-data-grid/server-side-data/aggregation', {
                title: 'Aggregation',
                plan: 'premium',
              }),
            ],
            { newFeature: true },
          ),
          page('/react-data-grid/ai-assistant', {
            title: 'AI Assistant',
            plan: 'premium',
            newFeature: true,
          }),
          page('/react-data-grid/ai-assistant/service', {
            title: 'Connect a service',
            plan: 'premium',
          }),
        ]),
        subheader(
          'Components',
          [
            page('/react-data-grid/components/usage', { title: 'Usage' }),
            page('/react-data-grid/components/toolbar', { title: 'Toolbar' }),
            page('/react-data-grid/components/export', { title: 'Export' }),
            page('/react-data-grid/components/quick-filter', { title: 'Quick Filter' }),
            page('/react-data-grid/components/prompt-field', {
              title: 'Prompt Field',
              plan: 'premium',
            }),
            page('/react-data-grid/components/columns-panel', {
              title: 'Columns Panel',
              planned: true,
            }),
            page('/react-data-grid/components/filter-panel', {
              title: 'Filter Panel',
              planned: true,
            }),
            page('/react-data-grid/components/pivot-panel', {
              title: 'Pivot Panel',
              plan: 'premium',
              planned: true,
            }),
            page('/react-data-grid/components/ai-assistant-panel', {
              title: 'AI Assistant Panel',
              plan: 'premium',
              planned: true,
            }),
          ],
          { newFeature: true },
        ),
        subheader('Customization', [
          page('/react-data-grid/style', { title: 'Styling basics' }),
          page('/react-data-grid/style/themes', { title: 'Themes and color schemes' }),
          page('/react-data-grid/style-recipes', { title: 'Styling recipes' }),
          page('/react-data-grid/overlays', { title: 'Overlays' }),
          page('/react-data-grid/overlays/loading', { title: 'Loading overlay' }),
          page('/react-data-grid/components', { title: 'Custom subcomponents' }),
          page('/react-data-grid/components/icons-and-base-parts', {
            title: 'Icons and base parts',
          }),
        ]),
        subheader('Resources', [
          page('/react-data-grid/api-object', { title: 'API object' }),
          page('/react-data-grid/events', { title: 'Events' }),
          page('/react-data-grid/events/catalog', { title: 'Catalog of events' }),
          page('/react-data-grid/state', { title: 'State' }),
          page('/react-data-grid/state/selectors', { title: 'Catalog of selectors' }),
          page('/react-data-grid/performance'),
          page('/react-data-grid/testing', { title: 'Testing' }),
          apiReference('data-grid'),
        ]),
      ],
      { product: 'x-data-grid' },
    ),
    group(
      'Date and Time Pickers',
      [
        page('/react-date-pickers', { title: 'Overview' }),
        page('/react-date-pickers/quickstart', { title: 'Quickstart' }),
        page('/react-date-pickers/gallery', { title: 'Gallery' }),
        page('/react-date-pickers/example-booking', { title: 'Example: booking' }),
        page('/react-date-pickers/base-concepts', { title: 'Base concepts' }),
        page('/react-date-pickers/base-concepts/date-libraries', { title: 'Date libraries' }),
        subheader('Components', [
          group('Date components', [
            page('/react-date-pickers/date-picker', { title: 'Date Picker' }),
            page('/react-date-pickers/date-picker/months-and-quarters', {
              title: 'Months, quarters and years',
            }),
            page('/react-date-pickers/date-field', { title: 'Date Field' }),
            page('/react-date-pickers/date-calendar', { title: 'Date Calendar' }),
            page('/react-date-pickers/date-calendar/days', { title: 'Days of a calendar' }),
          ]),
          group('Time components', [
            page('/react-date-pickers/time-picker', { title: 'Time Picker' }),
            page('/react-date-pickers/time-field', { title: 'Time Field' }),
            page('/react-date-pickers/time-clock', { title: 'Time Clock' }),
            page('/react-date-pickers/digital-clock', { title: 'Digital Clock' }),
          ]),
          group('Date Time components', [
            page('/react-date-pickers/date-time-picker', { title: 'Date Time Picker' }),
            page('/react-date-pickers/date-time-field', { title: 'Date Time Field' }),
          ]),
          group(
            'Date Range components',
            [
              page('/react-date-pickers/date-range-picker', { title: 'Date Range Picker' }),
              page('/react-date-pickers/date-range-picker/calendar', {
                title: 'Calendar in the range picker',
              }),
              page('/react-date-pickers/date-range-field', { title: 'Date Range Field' }),
              page('/react-date-pickers/date-range-calendar', { title: 'Date Range Calendar' }),
              page('/react-date-pickers/date-range-calendar/days', {
                title: 'Colors and days of a range',
              }),
            ],
            { plan: 'pro' },
          ),
          group(
            'Time Range components',
            [
              page('/react-date-pickers/time-range-picker', {
                title: 'Time Range Picker',
                newFeature: true,
              }),
              page('/react-date-pickers/time-range-field', { title: 'Time Range Field' }),
            ],
            { plan: 'pro' },
          ),
          group(
            'Date Time Range components',
            [
              page('/react-date-pickers/date-time-range-picker', {
                title: 'Date Time Range Picker',
              }),
              page('/react-date-pickers/date-time-range-field', { title: 'Date Time Range Field' }),
            ],
            { plan: 'pro' },
          ),
          page('/react-date-pickers/fields', { title: 'Field components' }),
          page('/react-date-pickers/fields/selection-and-pasting', {
            title: 'Selection and pasting',
          }),
        ]),
        subheader('Main features', [
          page('/react-date-pickers/validation', { title: 'Validation' }),
          page('/react-date-pickers/validation/forms', { title: 'Date pickers in forms' }),
          page('/react-date-pickers/lifecycle', { title: 'Components lifecycle' }),
          page('/react-date-pickers/shortcuts', { title: 'Shortcuts' }),
          page('/react-date-pickers/accessibility', { title: 'Accessibility' }),
        ]),
        subheader('Localization', [
          page('/react-date-pickers/localization', { title: 'Translated components' }),
          page('/react-date-pickers/adapters-locale', { title: 'Date format and localization' }),
          page('/react-date-pickers/adapters-locale/first-day-of-week', {
            title: 'First day of the week',
          }),
          page('/react-date-pickers/timezone', { title: 'UTC and timezones' }),
          page('/react-date-pickers/calendar-systems', { title: 'Calendar systems' }),
        ]),
        subheader('Customization', [
          page('/react-date-pickers/custom-components', { title: 'Custom subcomponents' }),
          page('/react-date-pickers/custom-components/style', {
            title: 'Style pickers and fields',
          }),
          page('/react-date-pickers/custom-layout', { title: 'Custom layout' }),
          page('/react-date-pickers/custom-field', { title: 'Custom field' }),
          page('/react-date-pickers/custom-opening-button', { title: 'Custom opening button' }),
          page('/react-date-pickers/playground', { title: 'Customization playground' }),
        ]),
        subheader('Resources', [
          page('/react-date-pickers/testing', { title: 'Testing' }),
          apiReference('date-pickers'),
        ]),
      ],
      { product: 'x-date-pickers' },
    ),
    group(
      'Charts',
      [
        page('/react-charts', { title: 'Overview' }),
        page('/react-charts/quickstart', { title: 'Quickstart' }),
        page('/react-charts/gallery', { title: 'Gallery' }),
        page('/react-charts/example-dashboard', { title: 'Example: dashboard' }),
        subheader('Components', [
          group('Bars', [
            page('/react-charts/bars', { title: 'Bars overview' }),
            page('/react-charts/bars/layout', { title: 'Arrange bars' }),
            page('/react-charts/bars/style', { title: 'Color and label bars' }),
            page('/react-charts/bars/clicks', { title: 'Clicks on bars' }),
            page('/react-charts/bar-demo', { title: 'Demos' }),
          ]),
          group('Lines', [
            page('/react-charts/lines', { title: 'Lines overview' }),
            page('/react-charts/lines/areas', { title: 'Areas and stacking' }),
            page('/react-charts/lines/gaps-and-many-points', { title: 'Gaps and many points' }),
            page('/react-charts/lines/style', { title: 'Curves, colors and marks' }),
            page('/react-charts/line-demo', { title: 'Lines demo' }),
            page('/react-charts/areas-demo', { title: 'Area demo' }),
          ]),
          group('Pie', [
            page('/react-charts/pie', { title: 'Pie overview' }),
            page('/react-charts/pie-demo', { title: 'Demo' }),
          ]),
          group('Scatter', [
            page('/react-charts/scatter', { title: 'Scatter overview' }),
            page('/react-charts/scatter-demo', { title: 'Demo' }),
          ]),
          page('/react-charts/sparkline', { title: 'Sparkline' }),
          page('/react-charts/gauge', { title: 'Gauge' }),
          page('/react-charts/radar', { title: 'Radar', unstable: true }),
          page('/react-charts/heatmap', { title: 'Heatmap', plan: 'pro' }),
          page('/react-charts/funnel', { title: 'Funnel', plan: 'pro', unstable: true }),
        ]),
        subheader('Main features', [
          page('/react-charts/animation', { title: 'Animation' }),
          group('Axis', [
            page('/react-charts/axis', { title: 'Overview' }),
            page('/react-charts/axis/scales', { title: 'Scales and limits' }),
            page('/react-charts/axis/ticks', { title: 'Ticks and labels' }),
            page('/react-charts/axis/placement', { title: 'Placement and style' }),
            page('/react-charts/axis/reference-lines', { title: 'Reference lines' }),
          ]),
          page('/react-charts/components', { title: 'Custom components' }),
          page('/react-charts/composition', { title: 'Composition' }),
          page('/react-charts/label', { title: 'Label' }),
          page('/react-charts/legend', { title: 'Legend' }),
          page('/react-charts/legend/color-legends', { title: 'Color legends' }),
          page('/react-charts/localization', { title: 'Localization' }),
          page('/react-charts/stacking', { title: 'Stacking' }),
          page('/react-charts/styling', { title: 'Styling' }),
          page('/react-charts/tooltip', { title: 'Tooltip' }),
          page('/react-charts/highlighting', { title: 'Highlighting' }),
          page('/react-charts/zoom-and-pan', { title: 'Zoom and pan', plan: 'pro' }),
          page('/react-charts/export', { title: 'Export', plan: 'pro' }),
        ]),
        subheader('Resources', [
          page('/react-charts/testing', { title: 'Testing' }),
          apiReference('charts'),
        ]),
        subheader('Future components', [
          page('/react-charts/treemap', { title: 'Treemap', planned: true }),
          page('/react-charts/sankey', { title: 'Sankey', plan: 'pro', planned: true }),
          page('/react-charts/gantt', { title: 'Gantt', plan: 'pro', planned: true }),
        ]),
      ],
      { product: 'x-charts' },
    ),
    group(
      'Tree View',
      [
        page('/react-tree-view', { title: 'Overview' }),
        page('/react-tree-view/quickstart', { title: 'Quickstart' }),
        page('/react-tree-view/gallery', { title: 'Gallery' }),
        page('/react-tree-view/example-file-manager', { title: 'Example: file manager' }),
        subheader('Simple Tree View', [
          page('/react-tree-view/simple-tree-view/items', { title: 'Items' }),
          page('/react-tree-view/simple-tree-view/selection', { title: 'Selection' }),
          page('/react-tree-view/simple-tree-view/expansion', { title: 'Expansion' }),
          page('/react-tree-view/simple-tree-view/customization', { title: 'Customization' }),
          page('/react-tree-view/simple-tree-view/focus', { title: 'Focus' }),
        ]),
        subheader('Rich Tree View', [
          page('/react-tree-view/rich-tree-view/items', { title: 'Items' }),
          page('/react-tree-view/rich-tree-view/items/changes', {
            title: 'Add, move and filter items',
          }),
          page('/react-tree-view/rich-tree-view/selection', { title: 'Selection' }),
          page('/react-tree-view/rich-tree-view/selection/parents-and-leaves', {
            title: 'Parents and leaves',
          }),
          page('/react-tree-view/rich-tree-view/expansion', { title: 'Expansion' }),
          page('/react-tree-view/rich-tree-view/expansion/save', { title: 'Save and restore' }),
          page('/react-tree-view/rich-tree-view/customization', { title: 'Customization' }),
          page('/react-tree-view/rich-tree-view/customization/icons', { title: 'Icons' }),
          page('/react-tree-view/rich-tree-view/focus', { title: 'Focus' }),
          page('/react-tree-view/rich-tree-view/editing', { newFeature: true }),
          page('/react-tree-view/rich-tree-view/lazy-loading', { plan: 'pro', newFeature: true }),
          page('/react-tree-view/rich-tree-view/lazy-loading/cache', {
            title: 'Cache and reload',
            plan: 'pro',
            newFeature: true,
          }),
          page('/react-tree-view/rich-tree-view/ordering', { plan: 'pro', newFeature: true }),
          page('/react-tree-view/rich-tree-view/ordering/customization', {
            title: 'Customize dragging',
            plan: 'pro',
            newFeature: true,
          }),
        ]),
        subheader('Main features', [
          page('/react-tree-view/accessibility'),
          page('/react-tree-view/tree-item-customization'),
          page('/react-tree-view/tree-item-customization/build-items', {
            title: 'Build items from parts',
          }),
        ]),
        subheader('Resources', [
          page('/react-tree-view/testing', { title: 'Testing' }),
          apiReference('tree-view'),
        ]),
      ],
      { product: 'x-tree-view' },
    ),
    group(
      'Migration',
      [
        page('/migration/check', { title: 'Upgrade assistant' }),
        subheader('Upgrade to v8', [
          page('/migration/migration-data-grid-v7', { title: 'Breaking changes: Data Grid' }),
          page('/migration/migration-pickers-v7', {
            title: 'Breaking changes: Date and Time Pickers',
          }),
          page('/migration/migration-charts-v7', { title: 'Breaking changes: Charts' }),
          page('/migration/migration-tree-view-v7', { title: 'Breaking changes: Tree View' }),
          page('/migration/usage-with-material-ui-v5-v6', {
            title: 'Usage with Material UI v5/v6',
          }),
        ]),
        group('Upgrade to v7', [
          page('/migration/migration-data-grid-v6', { title: 'Breaking changes: Data Grid' }),
          page('/migration/migration-pickers-v6', {
            title: 'Breaking changes: Date and Time Pickers',
          }),
          page('/migration/migration-charts-v6', { title: 'Breaking changes: Charts' }),
          page('/migration/migration-tree-view-v6', { title: 'Breaking changes: Tree View' }),
        ]),
        group('Upgrade to v6', [
          page('/migration/migration-data-grid-v5', { title: 'Breaking changes: Data Grid' }),
          page('/migration/migration-pickers-v5', {
            title: 'Breaking changes: Date and Time Pickers',
          }),
          page('/migration/migration-tree-view-lab', {
            title: 'Migration from lab to v6 (Tree View)',
          }),
        ]),
        group('Earlier versions', [
          page('/migration/migration-pickers-lab', {
            title: 'Migration from lab to v5 (Date and Time Pickers)',
          }),
          page('/migration/migration-data-grid-v4', {
            title: 'Migration from v4 to v5 (Data Grid)',
          }),
        ]),
      ],
      { product: 'introduction' },
    ),
    external('https://mui.com/x/whats-new/', "What's new in MUI X"),
  ],
};

export default sidebars;
