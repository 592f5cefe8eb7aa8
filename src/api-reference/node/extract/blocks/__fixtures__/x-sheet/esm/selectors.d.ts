export interface OutputSelector<State, Args, Result> {
  (apiRef: { current: State }, args?: Args): Result;
}
/**
 * The rows.
 * @category Visible Rows
 */
export declare const sheetRowsSelector: OutputSelector<object, unknown, object[]>;
/** The row of an id. */
export declare const sheetRowSelector: OutputSelector<object, number, object | null>;
/** Whether a row is even. */
export declare const sheetIsEvenSelector: OutputSelector<object, object, boolean>;
/**
 * How many.
 * @deprecated Use `sheetRowsSelector`.
 */
export declare const sheetCountSelector: OutputSelector<object, object[], number>;
/** @ignore - do not document. */
export declare const sheetHiddenSelector: OutputSelector<object, unknown, string>;
export declare function useSheetSelector(name: string): unknown;
