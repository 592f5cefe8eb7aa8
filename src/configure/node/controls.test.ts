import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiPage } from '../../api-reference/types';
import { configurationOf } from './controls';

const member = (type: string, fallback: string | null = null): ApiMember =>
  ({ type, default: fallback, required: false }) as ApiMember;

const page = {
  name: 'BarChart',
  kind: 'component',
  path: '/api/charts/bar-chart/',
  props: {
    layout: member("'horizontal' | 'vertical'", "'vertical'"),
    borderRadius: member('number'),
    loading: member('boolean', 'false'),
    skipAnimation: member('boolean', '`true` where motion is reduced'),
    baseline: member("number | 'min' | 'max'", '0'),
    grid: member('{ horizontal?: boolean }'),
  },
} as unknown as ApiPage;

const make = (props: Parameters<typeof configurationOf>[0]['props'], component = 'BarChart') =>
  configurationOf({ component, props }, [page], '/8.0.0');

describe('configurationOf', () => {
  it('takes types and defaults from the API reference, and the rest from the writer', () => {
    const props = [{ name: 'layout' }, { name: 'borderRadius', min: 0, max: 20, start: 4 }];
    expect(make(props)).toEqual({
      component: 'BarChart',
      apiPath: '/8.0.0/api/charts/bar-chart/',
      controls: [
        {
          name: 'layout',
          kind: 'choice',
          options: ['horizontal', 'vertical'],
          fallback: 'vertical',
        },
        { name: 'borderRadius', kind: 'number', min: 0, max: 20, start: 4 },
      ],
    });
  });

  it('suggests alternatives for an unknown component or prop', () => {
    expect(() => make([{ name: 'layout' }], 'BarCart')).toThrow('Did you mean "BarChart"?');
    expect(() => make([{ name: 'layuot' }])).toThrow(
      'BarChart has no prop "layuot"; props with a control: layout, borderRadius, loading, skipAnimation, baseline. Did you mean "layout"?',
    );
  });

  it("uses the writer's default where the reference only describes one", () => {
    expect(make([{ name: 'skipAnimation', default: true }]).controls).toEqual([
      { name: 'skipAnimation', kind: 'switch', fallback: true },
    ]);
  });

  it('offers the default along with the literals of the type', () => {
    expect(make([{ name: 'baseline' }]).controls).toEqual([
      { name: 'baseline', kind: 'choice', options: [0, 'min', 'max'], fallback: 0 },
    ]);
  });

  it('rejects props that no control can show, and invalid settings', () => {
    expect(() => make([{ name: 'grid' }])).toThrow(
      'no control can show the prop "grid" of BarChart, whose type is { horizontal?: boolean }; set options for it, or use one of layout, borderRadius, loading, skipAnimation, baseline.',
    );
    expect(() => make([{ name: 'loading', max: 3 }])).toThrow(
      'min, max and step only apply to numbers',
    );
    expect(() => make([{ name: 'layout', start: 'diagonal' }])).toThrow(
      'can\'t start with "diagonal"',
    );
  });
});
