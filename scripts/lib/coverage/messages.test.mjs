import { describe, expect, it } from 'vitest';
import { messageProblems, messagesIn, misnamedMessages, unexplainedMessages } from './messages.mjs';

describe('messages of packages', () => {
  it('finds what is printed and thrown, up to the first value', () => {
    const code = `
      console.error('One is wrong.');
      console.warn(['Two are wrong.', 'Again.'].join('\\n'));
      warnOnce(['Three are ' + 'wrong.']);
      throw new Error(process.env.X ? '' : 'not constant');
      throw new TypeError(\`Four is \${value} wrong.\`);
      throw new Error('Five is ' + name + ' wrong.');
      console.error(error);
      console.log('No message here.');
      throw new Error(\`Six "\${value}" has too few words before it.\`);
    `;
    expect(messagesIn(code)).toEqual([
      'One is wrong.',
      'Two are wrong.',
      'Three are wrong.',
      'Four is',
      'Five is',
      '" has too few words before it.',
    ]);
  });

  const messages = ['MUI X: The `rows` prop is missing.', 'MUI X: Nobody explains this.'].map(
    (beginning) => ({ file: 'a.js', beginning }),
  );
  const guide = '### “The rows prop\nis missing.”';

  it('lists messages that no guide quotes, whatever marks stand around them', () => {
    const lines = messageProblems(messages, [guide], {});
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('a.js: no guide quotes "MUI X: Nobody explains this."');
  });

  it('finds quotes with a prefix that is not printed anymore', () => {
    const text = 'Rows.\n\n### `MUI X: The rows prop is missing.`\n\nMUI X: Nobody explains this.';
    const renamed = { file: 'a.js', beginning: 'MUI X Sheets: The `rows` prop is missing.' };
    const page = { file: 'a.mdx', text };
    expect(misnamedMessages([renamed, messages[1]], [page])).toEqual([
      { file: 'a.mdx', line: 3, quoted: 'MUI X:', beginning: renamed.beginning },
    ]);
    expect(misnamedMessages([...messages, renamed], [page])).toEqual([]);
  });

  it('leaves out exceptions, whatever the prefix, and lists those that no package prints', () => {
    const reason = 'Nobody can cause it.';
    const exceptions = { [reason]: ['MUI X Sheets: Nobody explains this.', 'Gone with a release'] };
    expect(unexplainedMessages(messages, [guide], exceptions)).toEqual([]);
    expect(messageProblems(messages, [guide], exceptions)).toEqual([
      'scripts/lib/coverage/message-exceptions.mjs: no package prints "Gone with a release". Remove it.',
    ]);
  });
});
