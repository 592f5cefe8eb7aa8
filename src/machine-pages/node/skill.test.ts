import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { skillFiles } from './skill';

it('names the skill, its address and the hash of its text', () => {
  const files = skillFiles('https://docs.test/x/');
  const { skills } = JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '');
  const [skill] = skills as Record<'name' | 'url' | 'digest' | 'description', string>[];
  const text = files.get(skill!.url.slice(1)) ?? '';
  expect(text).toContain(`name: ${skill!.name}\ndescription: ${skill!.description}\n`);
  expect(skill!.description.length).toBeLessThanOrEqual(1024);
  expect(skill!.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  expect(text).toContain('https://docs.test/x/llms.txt');
  expect(text).toContain('https://docs.test/x/react-data-grid/llms-full.txt');
});
