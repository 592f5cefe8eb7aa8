import type ts from 'typescript';
import type { ApiMember, ApiPage, Plan } from '../../types';
import { aliasesIn } from './aliases';
import { inheritsOf } from './inheritance';
import { mergeDocs } from './jsdoc';
import { innerNames } from './jsModule';
import { describeMember, docOf, propertiesOf } from './members';
import { isDeclaredByProduct } from './packages';
import { pageOf, stemOf } from './names';
import { classPrefix, describeClasses, describeSlots } from './parts';
import {
  moduleBeside,
  themeKeyOf,
  type PackageReader,
  type ProductReader,
  type ReadComponent,
} from './reader';
import { refTypeText } from './refText';

/** The components of smaller plans that a component extends: `DataGridPremium` has `DataGrid` and `DataGridPro`. */
function counterparts(
  reader: ProductReader,
  pkg: PackageReader,
  name: string,
): { base: PackageReader; component: ReadComponent }[] {
  const stem = stemOf(name);
  return reader.basis(pkg).flatMap((base) => {
    const component = [name, `${stem}Pro`, stem]
      .map((known) => base.component(known))
      .find(Boolean);
    return component ? [{ base, component }] : [];
  });
}

function slotsType(component: ReadComponent, checker: ts.TypeChecker): ts.Type | null {
  const slots = component.props.find(({ name }) => name === 'slots');
  return slots ? checker.getTypeOfSymbol(slots.symbol) : null;
}

/**
 * The classes of a component: its exported `...Classes` interface, else the type of its `classes` prop. Classes that come
 * with an inherited component are documented with that component.
 */
function classesType(component: ReadComponent, pkg: PackageReader): ts.Type | null {
  const { checker } = pkg;
  const named = pkg.exports.get(`${component.exported.name}Classes`);
  const prop = propertiesOf(component.type.props, checker).get('classes');
  const type = named
    ? checker.getDeclaredTypeOfSymbol(named.symbol)
    : prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const isOwn = type && checker.getPropertiesOfType(type).every(isDeclaredByProduct);
  return isOwn ? type : null;
}

/** The declaration files of a classes type. The modules beside them generate the class names. */
function filesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const named =
    type.aliasTypeArguments?.[0] ??
    checker.getNonNullableType(type).aliasTypeArguments?.[0] ??
    type;
  const own = named.symbol?.declarations ?? [];
  const members = checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .flatMap(({ declarations }) => declarations ?? []);
  return [...new Set([...own, ...members].map((node) => node.getSourceFile().fileName))];
}

function propsDeclarations(component: ReadComponent, pkg: PackageReader): ts.Declaration[] {
  const named = pkg.exports.get(`${component.exported.name}Props`)?.symbol.declarations;
  return named ?? component.type.props?.symbol?.declarations ?? [];
}

/** Describes the component of a page. */
export function describeComponent(
  reader: ProductReader,
  pkg: PackageReader,
  component: ReadComponent,
): ApiPage {
  const { exported, module, type } = component;
  const { name } = exported;
  const { checker } = pkg;
  const smaller = counterparts(reader, pkg, name);
  const planOfProp = (prop: string): Plan =>
    smaller.find(({ component: other }) => other.props.some((known) => known.name === prop))?.base
      .plan ?? pkg.plan;
  const planOfSlot = (slot: string): Plan =>
    smaller.find(({ base, component: other }) => {
      const slots = slotsType(other, base.checker);
      return slots && base.checker.getPropertyOfType(base.checker.getNonNullableType(slots), slot);
    })?.base.plan ?? pkg.plan;
  const props: Record<string, ApiMember> = {};
  for (const { name: prop, symbol, propType } of component.props) {
    props[prop] = describeMember(
      symbol,
      { plan: planOfProp(prop), checker },
      {
        propType,
        typeParameters: type.typeParameters,
        type: refTypeText(name, symbol, pkg),
      },
    );
  }
  const typeOfClasses = classesType(component, pkg);
  const modules = typeOfClasses ? filesOf(typeOfClasses, checker).map(moduleBeside) : [];
  const prefix = classPrefix(modules, name);
  const classes = typeOfClasses ? describeClasses(typeOfClasses, checker, prefix) : [];
  const typeOfSlots = slotsType(component, checker);
  const slots = typeOfSlots ? describeSlots(typeOfSlots, checker, planOfSlot, classes) : [];
  const jsDocs = innerNames(name).flatMap((inner) => module.docs.get(inner) ?? []);
  const doc = mergeDocs([docOf(exported.symbol), ...jsDocs]);
  const packages = reader.packages.filter((other) => other.component(name));
  return {
    ...pageOf('component', exported, reader.slug, pkg, packages, doc),
    themeName:
      themeKeyOf(name, pkg.themeKeys) ??
      module.themeNames.find((key) => key === `Mui${name}`) ??
      null,
    inherits: [
      ...new Set(propsDeclarations(component, pkg).flatMap((node) => inheritsOf(node, checker))),
    ],
    props,
    ...aliasesIn(Object.values(props), pkg),
    slots,
    // The others are listed with their slots.
    classes: classes.filter(({ key }) => !slots.some((slot) => slot.name === key)),
  };
}
