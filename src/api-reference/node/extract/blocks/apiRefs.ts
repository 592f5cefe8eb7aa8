import type ts from 'typescript';
import type { ApiMember } from '../../../types';
import { isIgnored } from '../jsdoc';
import { describeMember, docOf } from '../members';
import type { PackageReader, ProductReader, ReadComponent } from '../reader';

/** The type of `current` in the `apiRef` of a component; null when it takes no `apiRef`. */
function apiType(component: ReadComponent, checker: ts.TypeChecker): ts.Type | null {
  const prop = component.props.find(({ name }) => name === 'apiRef');
  const ref = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop.symbol));
  const current = ref && checker.getPropertyOfType(ref, 'current');
  return current ? checker.getNonNullableType(checker.getTypeOfSymbol(current)) : null;
}

function methodsOf(type: ts.Type, { checker, plan }: PackageReader): Record<string, ApiMember> {
  const methods = checker
    .getPropertiesOfType(type)
    .filter((symbol) => !isIgnored(docOf(symbol)))
    .map((symbol) => [symbol.name, describeMember({ symbol, plan, checker })] as const)
    .filter(([, { signature }]) => signature !== null)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(methods);
}

/**
 * Returns the methods that each component offers through its `apiRef`, by component; components whose `apiRef` offers none
 * are left out. A method that the same component of a smaller plan has (`RichTreeView` for `RichTreeViewPro`) gets that plan.
 */
export function apiRefMethods(reader: ProductReader): Record<string, Record<string, ApiMember>> {
  const found = new Map<string, Record<string, ApiMember>>();
  for (const pkg of reader.packages) {
    for (const [name, { declaredIn }] of pkg.exports) {
      const component = declaredIn === pkg.name && !found.has(name) ? pkg.component(name) : null;
      const type = component && apiType(component, pkg.checker);
      const methods = type ? methodsOf(type, pkg) : {};
      const smaller = found.get(name.replace(/(Pro|Premium)$/, '')) ?? {};
      for (const [method, member] of Object.entries(methods)) {
        member.plan = smaller[method]?.plan ?? member.plan;
      }
      if (Object.keys(methods).length > 0) {
        found.set(name, methods);
      }
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b, 'en')));
}
