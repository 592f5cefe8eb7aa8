import PropTypes from 'prop-types';
function Radar(props) {
  return null;
}
Radar.propTypes = {
  size: PropTypes.number.isRequired,
  zoom: PropTypes.number,
};
export { Radar };
