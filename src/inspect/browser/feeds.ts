import { slotsFor, type Part } from './resolve';

/** Lists the props that reach a part, as a reader writes them: `slots.toolbar`, `slotProps.toolbar`, `classes.cell`, `sx`. */
export function propsThatFeed(part: Part, around: readonly Part[]): string[] {
  const slots = slotsFor(part, around);
  const isOwn = part.slot !== undefined;
  const owner = isOwn
    ? part.of
    : around.find(({ of }) => of && Object.hasOwn(of.slots, slots[0] ?? ''))?.of;
  const reach = (owner ?? part.of)?.props ?? [];
  const outer = around.find(({ of }) => of?.props.includes('sx'))?.of;
  return [
    ...slots.flatMap((slot) =>
      (['slots', 'slotProps'] as const)
        .filter((prop) => reach.includes(prop))
        .map((prop) => `${prop}.${slot}`),
    ),
    ...(part.of?.props.includes('classes') ? [`classes.${part.key}`] : []),
    ...(part.of?.props.includes('sx') || outer ? ['sx'] : []),
  ];
}
