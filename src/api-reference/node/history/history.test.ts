import { expect, it } from 'vitest';
import type { ApiPage, Plan } from '../../types';
import { readChangeLog } from '../since';
import { addHistory } from '.';

const log = `# Change log

## 8.2.0

### Charts

#### \`@mui/x-charts@8.2.0\`

- [charts] Add bar charts (#3) @someone

## 8.1.0

### Charts

#### \`@mui/x-charts@8.1.0\`

- [charts] Fix tooltip position (#2) @someone
- [charts] Add radar (#2) @someone
- [charts] Improve performance (#2) @someone
- [charts] Fix to draw axes again (#2) @someone
- [charts] Fix test flakiness (#2) @someone
- [charts] Deprecate \`barLabel\` (#2) @someone
- [charts-pro] Remove zoom delay (#2) @someone
- Unscoped

## 8.0.0-beta.1

### Charts

#### \`@mui/x-charts@8.0.0-beta.1\`

- [charts] Add bar charts (#1) @someone

## 7.0.0

### Charts

#### \`@mui/x-charts@7.0.0\`

- [charts] Add bar charts (#1) @someone
`;

const page = (name: string, plan: Plan, props: readonly string[] = []): ApiPage =>
  ({
    ...{ name, plan, kind: name === 'BarSeries' ? 'interface' : 'component' },
    source: { package: '@mui/x-charts', version: '8.1.0' },
    props: Object.fromEntries(props.map((prop) => [prop, {}])),
  }) as unknown as ApiPage;

function historyOf(...pages: ApiPage[]): Record<string, string[]> {
  const reference = { pages, blocks: {} } as never;
  const result = addHistory(reference, (name) => readChangeLog(log, name), '8.1.0');
  return Object.fromEntries(
    result.pages.map(({ name, history = [] }) => [
      name,
      history.map(({ release, kind, text }) => `${release} ${kind}: ${text}`),
    ]),
  );
}

it('gives each line up to the documented version to the pages that it names, or else to those that its scope covers', () => {
  const found = historyOf(
    page('BarChart', 'community'),
    page('BarChartPro', 'pro'),
    page('RadarChart', 'community'),
    page('ChartsTooltip', 'community'),
    page('BarSeries', 'community', ['barLabel', 'data']),
  );
  const all = [
    '8.1.0 changed: Improve performance',
    '8.1.0 fixed: Fix to draw axes again',
    '8.1.0 deprecated: `barLabel`',
  ];
  expect(found).toEqual({
    BarChart: all,
    BarChartPro: [...all, '8.1.0 removed: zoom delay'],
    RadarChart: ['8.1.0 added: radar', ...all],
    ChartsTooltip: ['8.1.0 fixed: tooltip position'],
    BarSeries: ['8.1.0 deprecated: `barLabel`'],
  });
});
