import { type PropsWithChildren, useId } from 'react';

/** Matrices for readers without one kind of cone, from G. Machado and others, 2009. */
const matrices: Record<string, string> = {
  'No red cones': `0.152 1.053 -0.205 0 0
    0.115 0.786 0.099 0 0
    -0.004 -0.048 1.052 0 0
    0 0 0 1 0`,
  'No green cones': `0.367 0.861 -0.228 0 0
    0.280 0.673 0.047 0 0
    -0.012 0.043 0.969 0 0
    0 0 0 1 0`,
  'A gray printer': `0.213 0.715 0.072 0 0
    0.213 0.715 0.072 0 0
    0.213 0.715 0.072 0 0
    0 0 0 1 0`,
};

export const readers = ['Everyone', ...Object.keys(matrices)];

/** Shows its children in the colors that a reader sees. */
export default function SeenBy({ reader, children }: PropsWithChildren<{ reader: string }>) {
  const matrix = matrices[reader];
  const id = `${useId()}-${readers.indexOf(reader)}`;
  return (
    <div style={{ filter: matrix && `url(#${id})` }}>
      {matrix && (
        <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
          <filter id={id}>
            <feColorMatrix values={matrix} />
          </filter>
        </svg>
      )}
      {children}
    </div>
  );
}
