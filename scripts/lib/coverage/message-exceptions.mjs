/**
 * Beginnings of messages that no guide has to explain, by the reason why.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const unexplained = {
  'Only code inside the packages can break this condition.': [
    'You can only create one instance!',
    'MUI X: Wrong drag direction',
    'MUI X: Expected skeleton cells to be defined with `data-field` attribute.',
    'Failed assertion: should not be rendered',
    "Can't apply a strategy processor before defining an active strategy",
    'No processor found for processor "',
    "You're not allowed to update several sub-state in one transaction. You already updated",
    'MUI X: Unable to prepare a partial update if a full update is not applied yet.',
    'MUI X: The root element is not found.',
    'Unsupported number of selectors',
    'Missing arguments',
    'missing support',
    'MUI X: Should not call `commitToken` with an empty token',
    "changeSectionValueFormat doesn't support week day formats",
    'Invalid section type',
    'Unknown valueType:',
    'There is no ongoing reordering.',
    'missing status handler',
    'Unhandled MUI X license status.',
  ],
  'The context or hook is not exported; its provider is part of the component that reads it.': [
    'MUI X: Could not find the Data Grid private context.',
    'MUI X: Missing context. Collapsible subcomponents must be placed within a <Collapsible /> component.',
    'MUI X: Missing context. ResizablePanel subcomponents must be placed within a <ResizablePanel /> component.',
  ],
  'Another check throws first, with a message that guides explain.': [
    'MUI X: Could not find the svg ref context.',
    'MUI X: Could not find the charts context.',
    'MUI X: PickersInputBase should always be used inside a PickersTextField component',
  ],
  'The condition before it can never be true.': [
    'MUI X: It seems you applied an angle larger than 90° or smaller than -90° to an axis text.',
  ],
  'No component of this version renders a polar axis with a continuous scale.': [
    'MUI X: getAxisValue is not implemented for polare continuous axes.',
  ],
  'A check of prop types: React 19 does not run them, and TypeScript reports the mistake first.': [
    "Expected prop '",
  ],
  'Every supported browser has the `download` attribute that it asks for.': [
    'MUI X: exportAs not supported.',
  ],
  'Only a date adapter with a fault prints it; the message itself says what to do.': [
    'MUI X: The format expansion seems to be in an infinite loop. Please open an issue with the format passed to the component.',
  ],
  'Only those who generate license keys or publish the packages can see it.': [
    'ASCII only support',
    'MUI X: Invalid scope',
    'MUI X: Invalid licensing model',
    'MUI X: The release information is missing. Not able to validate license.',
    'MUI X: The release information is invalid. Not able to validate license.',
  ],
  'Printed while packages are installed or in requests of telemetry, which applications never see.':
    [
      '[telemetry] Failed to make initialization. Please, report error to MUI X team:',
      'Request failed with status',
    ],
};
