export default () => {
  return <div>;
}
