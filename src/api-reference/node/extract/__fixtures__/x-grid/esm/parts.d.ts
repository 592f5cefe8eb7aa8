import * as React from 'react';
export declare function Silent(): React.JSX.Element;
export declare function Hidden(props: { value: string }): React.JSX.Element;
export declare function Internal(props: { value: string }): React.JSX.Element;
export declare function PartCell(props: { value: string }): React.JSX.Element;
/**
 * API:
 * - [PartRow API](https://mui.com/x/api/grid/part-row/)
 */
export declare function PartRow(props: { value: string }): React.JSX.Element;
export declare function useThing(): void;
export declare const GRID_CONSTANT: string;
