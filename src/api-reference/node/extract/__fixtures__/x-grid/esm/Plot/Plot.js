import PropTypes from 'prop-types';
function Plot(props) {
  return null;
}
Plot.propTypes = {
  apiRef: PropTypes.object,
  canvasRef: PropTypes.object,
  rootRef: PropTypes.object,
};
function PlotDial(props) {
  return null;
}
PlotDial.propTypes = {
  apiRef: PropTypes.object,
  handleRef: PropTypes.object,
};
export { Plot, PlotDial };
