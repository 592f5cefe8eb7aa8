import { readChangelog } from '../changelog';

export const changelog = readChangelog(`# Changelog

## 8.2.0

- 📊 Highlights of \`density\`

### Data Grid

#### \`@mui/x-data-grid@8.2.0\`

- [DataGrid] Remove \`density\` of the grid (#18175) @sai6855
- [DataGrid] Support \`label\` and rowHeights (#2)

### Charts

- [charts] Change \`density\` (#3)

## 8.1.0

### Data Grid

- [DataGrid] Add \`density\` (#1)

## 8.0.0-beta.1

- [DataGrid] Old \`density\`
`);
