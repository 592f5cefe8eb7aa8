// Change: the bar is a banner; its `header` has no box (src/css/layout.css), since the bar would stick only within it.
import type { ReactNode } from 'react';
import NavbarContent from '@theme/Navbar/Content';
import NavbarLayout from '@theme/Navbar/Layout';

export default function Navbar(): ReactNode {
  return (
    <header>
      <NavbarLayout>
        <NavbarContent />
      </NavbarLayout>
    </header>
  );
}
