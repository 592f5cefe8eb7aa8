/*
 * moment-hijri ships no types. The ones published for it would make `PickerValidDate` the union of the values of all date
 * libraries in this program, which no single demo means; untyped, it stays `any` here and precise in a reader's project.
 */
declare module 'moment-hijri';
