import PropTypes from 'prop-types';
export function TreePro() {
  return null;
}
TreePro.propTypes = { apiRef: PropTypes.object };
