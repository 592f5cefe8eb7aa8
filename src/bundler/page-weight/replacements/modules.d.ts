declare module 'history/esm/history.js' {
  export * from 'history';
}
