import { describe, expect, it } from 'vitest';
import { addresses, engineOf, page, pages as others, row } from './__fixtures__/pages';
import { decodeWords } from './indexFile';
import { inIndexOrder, indexPages } from './indexPages';
import { namesOf, pagesOfSections } from './namesFile';
import { sectionTerms, sectionWordsOf } from './openings';
import { stem } from './words';
import type { SearchPage, Section } from './types';

const section = (id: string, heading: string, text: string): Section => ({
  id,
  heading,
  text,
  code: '',
});

const mail = page('/react-data-grid/mail/', 'Mail', '', {
  keywords: ['post office'],
  sections: [
    section('', '', 'About letters.'),
    section('send', 'Send', 'A courier rides by mail. He has a lantern. Later a violin plays.'),
    section('receive', 'Receive', 'The chimney smokes.'),
    section('when-something-goes-wrong', 'When something goes wrong', 'A courier falls.'),
  ],
});
const props = page('/api/data-grid/mail/', 'MailProps', '', {
  sections: [section('props', 'Props', 'A courier.'), row('prop-to', 'to', 'The courier.')],
});
const upgrade = page('/migration/mail-v7/', 'Upgrade mail', '', {
  sections: [section('send', 'Send is gone', 'One. Two. Three trumpets.')],
});

describe('openings', () => {
  it('consist of the first two sentences, without words from the heading or title', () => {
    const [, send] = mail.sections;
    expect(sectionTerms(mail, send!).openings).toEqual(['courier', 'ride', 'he', 'lantern']);
  });
  it('exclude the keywords of the section', () => {
    const [, send] = mail.sections;
    expect(sectionTerms(mail, { ...send!, keywords: ['lantern post', 'send'] })).toEqual({
      keywords: ['lantern', 'post'],
      openings: ['courier', 'ride', 'he'],
    });
  });
  it('include the whole text of an entry in a migration guide', () => {
    expect(sectionTerms(upgrade, upgrade.sections[0]!).openings).toContain('trumpet');
  });
  it('number sections the same way as the headings in the names file', () => {
    const pages: SearchPage[] = [props, mail, upgrade];
    const { openings } = sectionWordsOf(pages);
    expect(openings.get('courier')).toEqual([0]);
    expect(openings.get('chimney')).toEqual([1]);
    expect(openings.get('trumpet')).toEqual([2]);
    expect(pagesOfSections(namesOf(pages, 'test', []).headings)).toEqual([1, 1, 2]);
  });
  it('leave out words that most sections open with', () => {
    const sections = Array.from({ length: 30 }, (_, id) =>
      section(`s${id}`, `Section ${id}`, id === 0 ? 'A harp and a bell.' : 'A bell.'),
    );
    const { openings } = sectionWordsOf([page('/react-charts/bells/', 'Sounds', '', { sections })]);
    expect(openings.has('bell')).toBe(false);
    expect(openings.get('harp')).toEqual([0]);
  });
  it('lead to the section that opens with the words of a query', () => {
    const engine = engineOf(inIndexOrder([...others, mail, upgrade]));
    expect(addresses(engine, 'courier with lantern')[0]).toBe('/react-data-grid/mail/#send');
    expect(addresses(engine, 'smoking chimney')[0]).toBe('/react-data-grid/mail/#receive');
  });
});

describe('rows of the reference', () => {
  it('are found by their names, not by their descriptions', () => {
    const api = page('/api/data-grid/post/', 'Post', '', {
      sections: [
        section('', '', 'What a tambourine is for.'),
        row('prop-bagpipe', 'bagpipe', 'A xylophone that plays.'),
      ],
    });
    const words = decodeWords(indexPages([api], 'test').words);
    expect(words).toContain(stem('tambourine'));
    expect(words).not.toContain(stem('xylophone'));
    const engine = engineOf(inIndexOrder([...others, api]));
    expect(addresses(engine, 'bagpipe')[0]).toBe('/api/data-grid/post/#prop-bagpipe');
  });
});
