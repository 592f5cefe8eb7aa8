import { useId, useSyncExternalStore, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { eventAttributes } from '../../../analytics/eventAttributes';
import { readOwnTheme, themeChoice, themeNames, type ThemeName } from '../../browser/theme/choice';
import styles from './styles.module.css';

const labels: Record<ThemeName, string> = {
  material: 'Material',
  compact: 'Compact',
  rounded: 'Rounded',
  contrast: 'High contrast',
  mine: 'Mine',
};

/** The choice of the demos' theme. Who chooses their own and has none gets to the page where it is pasted. */
export function ThemeSelect(): ReactNode {
  const id = useId();
  const history = useHistory();
  const page = useBaseUrl('/introduction/your-theme/');
  const name = useSyncExternalStore(themeChoice.subscribe, themeChoice.get, () => 'material');
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>Theme of demos</label>
      <select
        id={id}
        value={name}
        onChange={({ target }) => {
          const next = themeNames.find((each) => each === target.value) ?? 'material';
          if (next === 'mine' && !readOwnTheme()) history.push(page);
          else themeChoice.set(next);
        }}
        {...eventAttributes('preference', 'demo-theme')}
      >
        {themeNames.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The demos' theme in the preferences menu. */
export default function ThemeSection(): ReactNode {
  return (
    <div className={styles.section}>
      <ThemeSelect />
      <Link to="/introduction/your-theme/">Use your own theme</Link>
    </div>
  );
}
