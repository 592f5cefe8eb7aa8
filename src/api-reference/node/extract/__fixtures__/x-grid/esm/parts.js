import PropTypes from 'prop-types';
export function Silent() {
  return null;
}
/**
 * @ignore - internal component.
 */
export function Hidden() {
  return null;
}
Hidden.propTypes = { value: PropTypes.string };
export function Internal() {
  return null;
}
Internal.propTypes = { value: PropTypes.string };
export function PartCell() {
  return null;
}
PartCell.propTypes = { value: PropTypes.string };
export function PartRow() {
  return null;
}
PartRow.propTypes = { value: PropTypes.string };
