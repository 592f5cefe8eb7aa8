import type { ApiPage } from '../../types';

/** Makes a page for tests: a component without members, except for what the test is about. */
export const examplePage = (name: string, part: Partial<ApiPage> = {}): ApiPage => ({
  name,
  kind: 'component',
  plan: 'community',
  product: 'data-grid',
  path: `/api/${part.product ?? 'data-grid'}/${name.toLowerCase()}/`,
  source: { package: '@fixture/x-grid', version: '1.2.0' },
  unstable: false,
  imports: [],
  description: '',
  deprecated: null,
  themeName: null,
  inherits: [],
  props: {},
  slots: [],
  classes: [],
  ...part,
});
