import * as React from 'react';
interface ZoomPlugin {
  api: {
    /** Shows a part. */
    setZoom: (from: number, to: number) => void;
    reset(): void;
  };
}
interface ColorPlugin {
  api: {};
}
type ApiOf<T extends readonly any[]> = T extends readonly [infer First, ...infer Rest]
  ? First extends { api: any }
    ? First['api'] & ApiOf<Rest>
    : {}
  : {};
interface PlotHandle {
  focus: () => void;
}
export interface PlotProps<T extends readonly any[] = [ZoomPlugin, ColorPlugin]> {
  apiRef?: React.RefObject<ApiOf<T> | undefined>;
  rootRef?: React.RefObject<PlotHandle | null>;
  canvasRef?: React.RefObject<HTMLCanvasElement | null>;
}
/** What the `apiRef` of a plot has. */
export type PlotApi = NonNullable<NonNullable<PlotProps['apiRef']>['current']>;
export declare function Plot<T extends readonly any[] = [ZoomPlugin, ColorPlugin]>(
  props: PlotProps<T>,
): React.JSX.Element;
export interface PlotDialProps extends Omit<PlotProps<[ColorPlugin]>, 'canvasRef'> {
  handleRef?: React.RefObject<ApiOf<[ZoomPlugin]> | null>;
}
export declare function PlotDial(props: PlotDialProps): React.JSX.Element;
