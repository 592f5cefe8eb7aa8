// The package has types for its entry, not for its parser, and not for the form that one bundle can share.
declare module 'sucrase/dist/index' {
  export { transform } from 'sucrase';
}
declare module 'sucrase/dist/parser' {
  export { parse } from 'sucrase/dist/types/parser';
}
declare module 'sucrase/dist/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
