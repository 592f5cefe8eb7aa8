import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const chapters = [
  { id: 'arrival', label: 'Arrival', pages: ['Tickets', 'Platforms'] },
  { id: 'journey', label: 'Journey', pages: ['Seats', 'Dining car'] },
];

/** A list of links with sections that open: no tree, and right for navigation. */
export default function NavigationTree() {
  const [current, setCurrent] = React.useState('Tickets');

  return (
    <Stack component="nav" aria-label="Travel guide" sx={{ width: '100%', maxWidth: 320 }}>
      {chapters.map(({ id, label, pages }) => (
        <details key={id} open>
          <Typography component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {label}
          </Typography>
          <ul style={{ listStyle: 'none', margin: 0, paddingInlineStart: 20 }}>
            {pages.map((page) => (
              <li key={page} style={{ paddingBlock: 4 }}>
                <Link
                  component="button"
                  aria-current={page === current ? 'page' : undefined}
                  underline={page === current ? 'always' : 'hover'}
                  onClick={() => setCurrent(page)}
                >
                  {page}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Stack>
  );
}
