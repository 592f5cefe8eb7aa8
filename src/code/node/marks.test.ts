import { describe, expect, it } from 'vitest';
import { followTaught, readMarks, taughtLength, taughtPreview } from './marks';
import { SourceError } from './parse';
import { toJavaScript } from './toJavaScript';

const lines = (first: number, last: number, isCut = false) => ({ first, last, isCut });

describe('readMarks', () => {
  it('removes marks from code, attributes, and children, and returns the marked lines', () => {
    const { code, taught } = readMarks(`// #region taught
const Label = () => <b />;
// #endregion taught

export default function A() {
  return (
    <Tree
      // #region taught
      slots={{ item: Label }}
      // #endregion taught
    >
      {/* #region taught */}
      <Item />
      <Item />
      {/* #endregion taught */}
    </Tree>
  );
}
`);
    expect(code).not.toContain('region');
    expect(code.split('\n')).toHaveLength(13);
    expect(taught).toEqual([lines(1, 1), lines(6, 6), lines(8, 9)]);
    expect(code.split('\n')[5]).toBe('      slots={{ item: Label }}');
  });

  it('leaves a source without marks unchanged', () => {
    const source = "const text = '// #region taught';\n\n// The region is taught below.\nrun();\n";
    expect(readMarks(source)).toEqual({ code: source, taught: [] });
  });

  it('joins regions separated only by blank lines', () => {
    const region = (text: string) => `// #region taught\n${text}\n// #endregion taught\n`;
    expect(readMarks(`${region('a();')}\n${region('b();')}c();\n${region('d();')}`).taught).toEqual(
      [lines(1, 3), lines(5, 5)],
    );
  });

  it.each([
    ['a();\n// #endregion taught', 2, 'has no "#region taught" before it'],
    ['a();\n// #region taught\nb();', 2, 'has no "#endregion taught" after it'],
    [
      '// #region taught\na();\n// #region taught\n// #endregion taught',
      3,
      'is nested in the one on line 1',
    ],
    ['a();\n// #region taught\n\n// #endregion taught', 2, 'this "#region taught" is empty'],
    ['a();\n{/* #region taugt */}', 2, '"#region taugt" is not a valid mark'],
    ['// #region', 1, '"#region " is not a valid mark'],
  ])('rejects %j', (source, line, message) => {
    let error: unknown;
    try {
      readMarks(source);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(SourceError);
    expect(error).toMatchObject({ line, message: expect.stringContaining(message) });
  });
});

describe('taughtPreview', () => {
  it('shows all marked lines when there are few', () => {
    expect(taughtPreview([lines(1, 3), lines(9, 9)])).toEqual([lines(1, 3), lines(9, 9)]);
  });

  it('ends at the maximum number of lines', () => {
    expect(taughtPreview([lines(1, taughtLength - 2), lines(51, 60), lines(71, 72)])).toEqual([
      lines(1, taughtLength - 2),
      lines(51, 52, true),
    ]);
    expect(taughtPreview([lines(1, taughtLength), lines(51, 60)])).toEqual([
      lines(1, taughtLength),
    ]);
  });
});

describe('followTaught', () => {
  const style = { singleQuote: true, printWidth: 60 };
  async function followed(source: string): Promise<string[]> {
    const { code, taught } = readMarks(source);
    const js = await toJavaScript(code, style);
    return followTaught(code, js, taught).map(({ first, last }) =>
      js
        .split('\n')
        .slice(first - 1, last)
        .join('\n'),
    );
  }

  it('finds the same lines after types above, inside, and below are removed', async () => {
    const source = `import { Item, type ItemProps } from 'tree';

interface LabelProps {
  children: string;
}

// #region taught
interface Props extends ItemProps {
  label: string;
}

function Label({ children }: LabelProps) {
  return <b>{children}</b>;
}
// #endregion taught

interface Other {
  children: string;
}

function Second({ children }: Other) {
  return <b>{children}</b>;
}

export default function A(props: Props) {
  return (
    <Item
      // #region taught
      slots={{ label: Label as never }}
      // #endregion taught
      aria-label="Departments of the museum"
      {...props}
    />
  );
}
`;
    expect(await followed(source)).toEqual([
      'function Label({ children }) {\n  return <b>{children}</b>;\n}',
      '      slots={{ label: Label }}',
    ]);
  });

  it('follows lines that break differently in JavaScript', async () => {
    const source = `const other = 1;
// #region taught
const sizes: Record<string, Map<string, number>> = useMemo<
  Record<string, Map<string, number>>
>(() => measure(rows), [rows]);
// #endregion taught
const third = 3;
`;
    expect(await followed(source)).toEqual(['const sizes = useMemo(() => measure(rows), [rows]);']);
  });

  it('drops a region that contains only types', async () => {
    const source = `// #region taught
interface Props {
  id: string;
}
// #endregion taught

export default function A({ id }: Props) {
  return <b>{id}</b>;
}
`;
    expect(await followed(source)).toEqual([]);
  });
});
