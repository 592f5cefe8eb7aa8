import { useId, useSyncExternalStore, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { eventAttributes } from '../../../analytics/eventAttributes';
import { readOwnTheme, themeChoice, themeNames, type ThemeName } from '../../browser/theme/choice';
import styles from './styles.module.css';

const labels = (): Record<ThemeName, string> => ({
  material: translate({ id: 'x.theme.material', message: 'Material' }),
  compact: translate({ id: 'x.theme.compact', message: 'Compact' }),
  rounded: translate({ id: 'x.theme.rounded', message: 'Rounded' }),
  contrast: translate({ id: 'x.theme.contrast', message: 'High contrast' }),
  mine: translate({ id: 'x.theme.mine', message: 'Mine' }),
});

/** The choice of the demos' theme. Who chooses their own and has none gets to the page where it is pasted. */
export function ThemeSelect(): ReactNode {
  const id = useId();
  const history = useHistory();
  const page = useBaseUrl('/introduction/your-theme/');
  const name = useSyncExternalStore(themeChoice.subscribe, themeChoice.get, () => 'material');
  const texts = labels();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{translate({ id: 'x.theme.label', message: 'Theme of demos' })}</label>
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
            {texts[each]}
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
      <Link to="/introduction/your-theme/">
        {translate({ id: 'x.theme.edit', message: 'Use your own theme' })}
      </Link>
    </div>
  );
}
