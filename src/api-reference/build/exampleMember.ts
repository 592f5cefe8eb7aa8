import type { ApiMember } from '../types';

/** A member for tests: a plain one, but for what a test is about. */
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
