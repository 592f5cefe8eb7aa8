import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { checkDocusaurus, hashOf } from './guard';
import proven from './proven.json';

const known = { docusaurus: '3.10.2', files: { 'core/a.js': '1', 'core/b.js': '2' } };
const same = (file: string): string => (known.files as Record<string, string>)[file] ?? '';

describe('the guard', () => {
  it('accepts the verified version, and a patch release with the same files', () => {
    expect(() => checkDocusaurus('3.10.2', () => '', known)).not.toThrow();
    expect(() => checkDocusaurus('3.10.5', same, known)).not.toThrow();
  });

  it('names the changed files, and suggests PAGE_WEIGHT=off', () => {
    const changed = (file: string): string => (file === 'core/b.js' ? '3' : same(file));
    expect(() => checkDocusaurus('3.10.3', changed, known)).toThrow(
      /verified on Docusaurus 3\.10\.2, but 3\.10\.3 is installed, and files it depends on have changed: @docusaurus\/core\/b\.js\. .*PAGE_WEIGHT=off/,
    );
  });

  it('rejects another minor version, even with the same files', () => {
    expect(() => checkDocusaurus('3.11.0', same, known)).toThrow(
      '3.11.0 is installed, which is a different minor or major version',
    );
  });

  it('has the hashes of the installed files', () => {
    expect(proven.docusaurus).toBe(DOCUSAURUS_VERSION);
    const siteDir = path.resolve(__dirname, '../../..');
    for (const [file, hash] of Object.entries(proven.files))
      expect(hash, file).toBe(hashOf(siteDir, file));
    expect(Object.values(proven.files)).not.toContain('');
  });
});
