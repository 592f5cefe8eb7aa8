import * as React from 'react';
type Pick1<T extends readonly { value: string }[]> = { [K in keyof T[number]]?: T[number][K] };
export type RadarProps<T extends readonly { value: string }[] = [{ value: 'a'; zoom: number }]> = {
  /** How large. */
  size: number;
} & Pick1<T>;
declare const Radar: <T extends readonly { value: string }[] = [{ value: 'a'; zoom: number }]>(
  props: RadarProps<T>,
) => React.JSX.Element;
export { Radar };
