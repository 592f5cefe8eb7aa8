/** The text of a field, without the marks that keep its direction. */
export const text = (index = 0) => {
  const fields = document.querySelectorAll('[role=group] .MuiPickersSectionList-root');
  return fields.item(index)?.textContent?.replace(/[\u2066-\u2069\u200b-\u200f]/g, '') ?? '';
};
