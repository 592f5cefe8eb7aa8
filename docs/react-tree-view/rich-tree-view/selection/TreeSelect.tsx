import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tools, type KitchenItem } from 'sample-data/kitchen';

const withChildren = (items: KitchenItem[]): KitchenItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

const toolOf = new Map(withChildren(tools).map((tool) => [tool.id, tool]));

interface ToolTreeProps {
  tool: string | null;
  onChoose: (tool: string) => void;
}

function ToolTree({ tool, onChoose }: ToolTreeProps) {
  const tree = React.useRef<HTMLUListElement>(null);
  // #region taught
  React.useEffect(() => {
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);
  // #endregion taught

  return (
    <RichTreeView
      ref={tree}
      aria-label="Tool"
      items={tools}
      defaultExpandedItems={['pots', 'pans']}
      selectedItems={tool}
      // #region taught
      onSelectedItemsChange={(event, itemId) => {
        if (itemId !== null && !toolOf.get(itemId)?.children) onChoose(itemId);
      }}
      // #endregion taught
      sx={{ width: 240, p: 1 }}
    />
  );
}

export default function TreeSelect() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [tool, setTool] = React.useState<string | null>(null);
  const choose = (chosen: string) => {
    setTool(chosen);
    setAnchor(null);
  };

  return (
    <div>
      {/* #region taught */}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        endIcon={<ArrowDropDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {tool === null ? 'Choose a tool' : toolOf.get(tool)?.label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Choose a tool' } }}
      >
        <ToolTree tool={tool} onChoose={choose} />
      </Popover>
      {/* #endregion taught */}
    </div>
  );
}
