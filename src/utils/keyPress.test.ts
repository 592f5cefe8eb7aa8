import { afterAll, describe, expect, it, vi } from 'vitest';
import { hasModifier, isCommand, isComposing, isFreeCharacter, type KeyPress } from './keyPress';

/** Stands in for an element, since there is no DOM here. */
class FakeElement extends EventTarget {
  constructor(
    readonly localName: string,
    private readonly attribute = '',
  ) {
    super();
  }

  matches = (selector: string): boolean =>
    selector.split(', ').some((part) => part === this.localName || part === `[${this.attribute}]`);
}
vi.stubGlobal('Element', FakeElement);
afterAll(() => vi.unstubAllGlobals());

interface Press extends Partial<KeyPress> {
  altGraph?: boolean;
  /** From the inside out. */
  path?: EventTarget[];
}

const press = ({ altGraph = false, path = [], ...more }: Press): KeyPress => ({
  key: 'a',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  defaultPrevented: false,
  getModifierState: (name) => name === 'AltGraph' && altGraph,
  composedPath: () => path,
  ...more,
});

describe('a command', () => {
  it.each([
    ['on a Latin keyboard', { key: 'k', code: 'KeyK' }],
    ['with Caps Lock', { key: 'K', code: 'KeyK' }],
    ['on Dvorak', { key: 'k', code: 'KeyV' }],
    ['on a Cyrillic keyboard', { key: 'л', code: 'KeyK' }],
    ['on a Greek keyboard', { key: 'κ', code: 'KeyK' }],
    ['on a Hebrew keyboard', { key: 'ל', code: 'KeyK' }],
    ['on an Arabic keyboard', { key: 'ن', code: 'KeyK' }],
    ['on a Thai keyboard', { key: 'า', code: 'KeyK' }],
    ['on a Korean keyboard', { key: 'ㅏ', code: 'KeyK' }],
  ])('is recognized %s', (_where, keys) => {
    expect(isCommand(press({ ...keys, ctrlKey: true }), 'k')).toBe(true);
    expect(isCommand(press({ ...keys, metaKey: true }), 'k')).toBe(true);
    expect(isCommand(press(keys), 'k')).toBe(false);
  });

  it.each<Press>([
    // The letter that a Latin layout has in the place of K.
    { key: 't', code: 'KeyK', ctrlKey: true },
    { key: 'з', code: 'KeyP', ctrlKey: true },
    { key: 'k', ctrlKey: true, metaKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, altGraph: true },
    { key: 'k', ctrlKey: true, isComposing: true },
    { key: 'Process', code: 'KeyK', ctrlKey: true, keyCode: 229 },
    { key: 'Dead', code: 'KeyK', ctrlKey: true },
    { key: 'Unidentified', code: '', ctrlKey: true },
  ])('is not %o', (keys) => expect(isCommand(press(keys), 'k')).toBe(false));
});

describe('a free character', () => {
  const isFree = (more: Press): boolean => isFreeCharacter(press({ key: '/', ...more }), '/', '?');

  it.each<Press>([
    {},
    { key: '?', shiftKey: true },
    { key: '/', shiftKey: true, code: 'Digit7' },
    { key: '/', altGraph: true, ctrlKey: true, altKey: true },
    { path: [new FakeElement('button'), new FakeElement('body')] },
    { path: [new FakeElement('a'), new FakeElement('x-static')] },
  ])('is %o', (more) => expect(isFree(more)).toBe(true));

  it.each<[string, Press]>([
    ['another character', { key: 'a' }],
    ['a command', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Option', { altKey: true }],
    ['a press that was handled', { defaultPrevented: true }],
    ['a composition', { isComposing: true }],
    ['a composition in Safari', { keyCode: 229 }],
    ['in a field', { path: [new FakeElement('input')] }],
    [
      'in a cell of a demo',
      { path: [new FakeElement('div'), new FakeElement('div', 'data-demo')] },
    ],
    [
      'in a menu of a demo',
      { path: [new FakeElement('li'), new FakeElement('div', 'data-demo-portal')] },
    ],
    [
      'in a field of a shadow tree',
      { path: [new FakeElement('textarea'), new FakeElement('div')] },
    ],
    ['in a closed shadow tree', { path: [new FakeElement('a-widget'), new FakeElement('body')] }],
  ])('is not %s', (_what, more) => expect(isFree(more)).toBe(false));
});

it('recognizes a composition whose end Safari reports late', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

it('recognizes keys that go back or to another tab', () => {
  expect(hasModifier(press({ key: 'ArrowLeft', altKey: true }))).toBe(true);
  expect(hasModifier(press({ key: 'ArrowLeft', metaKey: true }))).toBe(true);
  expect(hasModifier(press({ key: 'ArrowLeft', shiftKey: true }))).toBe(false);
});
