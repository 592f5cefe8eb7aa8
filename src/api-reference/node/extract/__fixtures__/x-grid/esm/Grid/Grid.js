import * as React from 'react';
import PropTypes from 'prop-types';
import generateUtilityClasses from '@mui/utils/generateUtilityClasses';
export const gridClasses = generateUtilityClasses('MuiGrid', ['root', 'footer', 'selected']);
const GridRaw = function Grid(inProps) {
  const props = useThemeProps({ props: inProps, name: 'MuiGrid' });
  return null;
};
const Grid = React.memo(GridRaw);
process.env.NODE_ENV !== 'production'
  ? (GridRaw.propTypes = {
      classes: PropTypes.object,
      /**
       * The columns.
       */
      columns: PropTypes.array.isRequired,
      delay: PropTypes.number,
      getRowId: PropTypes.func,
      hidden: PropTypes.bool,
      /**
       * Shown while waiting.
       * @default false
       */
      loading: PropTypes.bool,
      slots: PropTypes.object,
      tabIndex: PropTypes.number,
    })
  : void 0;
export { Grid };
