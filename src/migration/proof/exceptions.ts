/** Page -> package differences that no reader encounters, or that don't reflect a change, each with its reason. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'migration-pickers-v7': {
    'PickersFilledInputClasses.underline': 'a type of class names that the field itself gives',
  },
  'migration-charts-v7': {
    'CartesianSeriesType.type':
      'the types of all series became one union, whose members the comparison reads as those of the first',
    '*SeriesType.stackOffset':
      'bars still stack by sign and lines do not; the comparison reads a union as its first type',
    'DefaultizedCartesianSeriesType.markerSize': 'the chart computes it; code only reads it',
  },
  'migration-data-grid-v6': {
    'GridTreeNode.type':
      'both majors have leaves, which the comparison does not find in the union of v7',
  },
  'migration-pickers-v6': {
    'PickersLayoutProps.ref': 'it is among the attributes of the element now',
    'ExportedDateRangeCalendarProps.autoFocus':
      'the calendar has it from the props of its views now',
  },
  'migration-charts-v6': {
    'AxisConfig.*':
      'a generic type now, with the props of each axis from its second parameter, which the comparison does not follow',
    'CartesianSeriesType.type':
      'the types of all series became one union, whose members the comparison reads as those of the first',
    '*SeriesType.stackOffset':
      'bars still stack by sign and lines do not; the comparison reads a union as its first type',
  },
};
