import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { external, group, page, subheader } from './src/navigation/helpers';
import { apiReference } from './src/api-reference/build/site/sidebar';

const sidebars: SidebarsConfig = {
  docs: [
    group(
      'Introduction',
      [
        page('/introduction', { title: 'Overview' }),
        page('/introduction/installation'),
        page('/introduction/licensing'),
        page('/introduction/support'),
        page('/introduction/priority-support', { plan: 'premium', newFeature: true }),
        page('/guides/telemetry', { plan: 'pro' }),
        page('/introduction/roadmap'),
        page('/api/changes', { title: 'What changed' }),
      ],
      { product: 'introduction' },
    ),
    group('Common concepts', [page('/common-concepts/custom-components')], {
      product: 'introduction',
    }),
    group(
      'Data Grid',
      [
        page('/react-data-grid', { title: 'Overview' }),
        page('/react-data-grid/quickstart', { title: 'Quickstart' }),
        subheader('Main features', [
          page('/react-data-grid/layout', { title: 'Layout' }),
          group('Columns', [
            page('/react-data-grid/column-definition'),
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
            page('/react-data-grid/row-recipes', { title: 'Recipes' }),
          ]),
          page('/react-data-grid/cells'),
          group('Editing', [
            page('/react-data-grid/editing', { title: 'Overview' }),
            page('/react-data-grid/editing/persistence', { title: 'Persistence' }),
          ]),
          page('/react-data-grid/sorting'),
          group('Filtering', [page('/react-data-grid/filtering', { title: 'Overview' })]),
          page('/react-data-grid/virtualization', { title: 'Virtualization' }),
        ]),
        subheader('Advanced features', [
          page('/react-data-grid/scrolling', { title: 'Scrolling' }),
        ]),
        subheader('Resources', [apiReference('data-grid')]),
      ],
      { product: 'x-data-grid' },
    ),
    group(
      'Date and Time Pickers',
      [
        page('/react-date-pickers', { title: 'Overview' }),
        page('/react-date-pickers/quickstart', { title: 'Quickstart' }),
        page('/react-date-pickers/base-concepts', { title: 'Base concepts' }),
        subheader('Components', [
          group('Date components', [
            page('/react-date-pickers/date-picker', { title: 'Date Picker' }),
            page('/react-date-pickers/date-calendar', { title: 'Date Calendar' }),
          ]),
        ]),
        subheader('Main features', [
          page('/react-date-pickers/validation', { title: 'Validation' }),
          page('/react-date-pickers/lifecycle', { title: 'Components lifecycle' }),
        ]),
        subheader('Resources', [apiReference('date-pickers')]),
      ],
      { product: 'x-date-pickers' },
    ),
    group(
      'Charts',
      [
        page('/react-charts', { title: 'Overview' }),
        page('/react-charts/quickstart', { title: 'Quickstart' }),
        subheader('Components', [
          group('Bars', [page('/react-charts/bars', { title: 'Bars overview' })]),
          group('Lines', [page('/react-charts/lines', { title: 'Lines overview' })]),
          group('Pie', [page('/react-charts/pie', { title: 'Pie overview' })]),
        ]),
        subheader('Resources', [apiReference('charts')]),
      ],
      { product: 'x-charts' },
    ),
    group(
      'Tree View',
      [
        page('/react-tree-view', { title: 'Overview' }),
        page('/react-tree-view/quickstart', { title: 'Quickstart' }),
        subheader('Simple Tree View', [
          page('/react-tree-view/simple-tree-view/items', { title: 'Items' }),
          page('/react-tree-view/simple-tree-view/selection', { title: 'Selection' }),
          page('/react-tree-view/simple-tree-view/expansion', { title: 'Expansion' }),
          page('/react-tree-view/simple-tree-view/customization', { title: 'Customization' }),
          page('/react-tree-view/simple-tree-view/focus', { title: 'Focus' }),
        ]),
        subheader('Rich Tree View', [
          page('/react-tree-view/rich-tree-view/items', { title: 'Items' }),
          page('/react-tree-view/rich-tree-view/selection', { title: 'Selection' }),
          page('/react-tree-view/rich-tree-view/expansion', { title: 'Expansion' }),
          page('/react-tree-view/rich-tree-view/customization', { title: 'Customization' }),
          page('/react-tree-view/rich-tree-view/focus', { title: 'Focus' }),
          page('/react-tree-view/rich-tree-view/editing', { newFeature: true }),
          page('/react-tree-view/rich-tree-view/lazy-loading', { plan: 'pro', newFeature: true }),
          page('/react-tree-view/rich-tree-view/ordering', { plan: 'pro', newFeature: true }),
        ]),
        subheader('Main features', [
          page('/react-tree-view/accessibility'),
          page('/react-tree-view/tree-item-customization'),
        ]),
        subheader('Resources', [apiReference('tree-view')]),
      ],
      { product: 'x-tree-view' },
    ),
    group(
      'Migration',
      [
        subheader('Upgrade to v8', [
          page('/migration/migration-tree-view-v7', { title: 'Breaking changes: Tree View' }),
        ]),
        group('Upgrade to v7', [
          page('/migration/migration-tree-view-v6', { title: 'Breaking changes: Tree View' }),
        ]),
        group('Upgrade to v6', [
          page('/migration/migration-tree-view-lab', {
            title: 'Migration from lab to v6 (Tree View)',
          }),
        ]),
      ],
      { product: 'introduction' },
    ),
    external('https://mui.com/x/whats-new/', "What's new in MUI X"),
  ],
};

export default sidebars;
