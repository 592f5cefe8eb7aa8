import PropTypes from 'prop-types';
export function Tree() {
  return null;
}
Tree.propTypes = { apiRef: PropTypes.object };
export function Bare() {
  return null;
}
Bare.propTypes = { apiRef: PropTypes.object };
