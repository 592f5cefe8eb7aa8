export function NoDefault() {}
