import PropTypes from 'prop-types';
export function GridPro() {
  return null;
}
GridPro.propTypes = {
  columns: PropTypes.array.isRequired,
  treeData: PropTypes.bool,
};
