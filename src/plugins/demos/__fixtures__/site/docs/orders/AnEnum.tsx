enum A {
  b,
}
export default () => A.b;
