import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const chapters = [
  { label: 'Arrival', pages: ['Tickets', 'Platforms'] },
  { label: 'Journey', pages: ['Seats', 'Dining car'] },
];

/** A list of links with sections that open: no tree, and right for navigation. */
export default function NavigationTree() {
  const [current, setCurrent] = React.useState('Tickets');

  return (
    <Stack component="nav" aria-label="Travel guide" sx={{ width: '100%', maxWidth: 320 }}>
      {chapters.map(({ label, pages }) => (
        <details key={label} open>
          <Typography component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {label}
          </Typography>
          <ul style={{ listStyle: 'none', margin: 0, paddingInlineStart: 20 }}>
            {pages.map((page) => (
              <li key={page} style={{ paddingBlock: 4 }}>
                <Link
                  href={`#${page.toLowerCase().replace(' ', '-')}`}
                  aria-current={page === current ? 'page' : undefined}
                  underline={page === current ? 'always' : 'hover'}
                  onClick={(event) => {
                    // Your router does this; here there is no other page to go to.
                    event.preventDefault();
                    setCurrent(page);
                  }}
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
