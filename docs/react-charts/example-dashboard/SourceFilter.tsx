import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { electricitySources } from 'sample-data/electricity';

interface SourceFilterProps {
  shown: string[];
  onShown: (keys: string[]) => void;
  highlighted: string | null;
  onHighlight: (key: string | null) => void;
}

/** A legend for all charts: a press hides a source, the pointer or the focus highlights it. */
export default function SourceFilter(props: SourceFilterProps) {
  const { shown, onShown, highlighted, onHighlight } = props;
  return (
    <ToggleButtonGroup
      size="small"
      aria-label="Sources"
      value={shown}
      onChange={(_, keys: string[]) => onShown(keys)}
      sx={{ flexWrap: 'wrap' }}
    >
      {electricitySources.map(({ key, label, color }) => (
        <ToggleButton
          key={key}
          value={key}
          onMouseEnter={() => onHighlight(key)}
          onMouseLeave={() => onHighlight(null)}
          onFocus={() => onHighlight(key)}
          onBlur={() => onHighlight(null)}
          sx={{
            color: 'text.primary',
            textTransform: 'none',
            textDecoration: shown.includes(key) ? 'none' : 'line-through',
            boxShadow: `inset 0 ${highlighted === key ? -8 : -4}px ${color}`,
          }}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
