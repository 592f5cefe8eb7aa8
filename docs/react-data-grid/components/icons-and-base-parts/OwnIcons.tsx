import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import VerifiedIcon from '@mui/icons-material/Verified';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 100 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 140 },
  { field: 'cleared', headerName: 'Cleared', type: 'boolean', width: 110 },
];

type IconProps = Pick<SvgIconProps, 'className' | 'fontSize' | 'titleAccess'>;

function Cleared(props: IconProps) {
  return <VerifiedIcon {...props} />;
}

function NotCleared(props: IconProps) {
  return <CircleOutlinedIcon {...props} />;
}

function Filters(props: IconProps) {
  return <TuneIcon {...props} />;
}

export default function OwnIcons() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Customs"
        showToolbar
        rows={shipments}
        columns={columns}
        slots={{
          booleanCellTrueIcon: Cleared,
          booleanCellFalseIcon: NotCleared,
          openFilterButtonIcon: Filters,
        }}
        hideFooter
      />
    </Box>
  );
}
