/** @deprecated Import Grid from the community package. */
export declare function Grid(): null;
