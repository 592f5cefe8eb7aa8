declare module '@generated/x-analytics/default/slots' {
  import type { ComponentType } from 'react';

  /** The notice and the footer's button; both null in a site without analytics. */
  export const ConsentNotice: ComponentType | null;
  export const PrivacyChoices: ComponentType | null;
}

declare module '@generated/x-analytics/default/state' {
  /** Whether the site has analytics. */
  export const hasAnalytics: boolean;
}

declare module '@generated/x-analytics/default/setup' {
  import type { Transport } from '@site/src/analytics/events';

  export const createTransports: () => Transport[];
  /** Share of sessions whose web vitals are measured, 0 to 1. */
  export const vitalsRate: number;
}
