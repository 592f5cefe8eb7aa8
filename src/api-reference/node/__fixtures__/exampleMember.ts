import type { ApiMember } from '../../types';

/** Makes a member for tests: plain, except for what the test is about. */
export const exampleMember = (part: Partial<ApiMember> = {}): ApiMember => ({
  type: 'string',
  required: false,
  default: null,
  deprecated: null,
  description: '',
  plan: 'community',
  signature: null,
  ...part,
});
