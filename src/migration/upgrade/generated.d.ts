declare module '@generated/x-upgrade/default/upgrade-entries.json' {
  import type { GuideEntry } from '@site/src/migration/types';

  const entries: GuideEntry[];
  export default entries;
}
