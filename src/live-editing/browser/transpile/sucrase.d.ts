// The package has types for its entry point, but not for its parser, nor for `dist/index`, which shares code with the parser.
declare module 'sucrase/dist/index' {
  export { transform } from 'sucrase';
}
declare module 'sucrase/dist/parser' {
  export { parse } from 'sucrase/dist/types/parser';
}
declare module 'sucrase/dist/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
