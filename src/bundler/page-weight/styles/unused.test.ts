import { expect, it } from 'vitest';
import { dropUnused, missedIn, wordsIn } from './unused';

const drop = (css: string, words: Set<string>): string => dropUnused([css], words)[0] ?? '';

const flat = (css: string): string => css.replace(/\s+/g, ' ').replaceAll('{ ', '{').trim();

it('drops selectors with classes that no script names, and rules left without selectors', () => {
  const words = wordsIn('h("div",{className:"card menu__link--active"})');
  expect(
    flat(
      drop(
        '@layer theme.infima{.pills{a:b} .card__body,.card{a:b} a .menu__link--active:hover{a:b} .card:not(.pills){a:b} .pills:not(.card){a:b} @media print{.pills{a:b}} p{a:b} @keyframes k{12.5%{a:b}}} @layer theme.site{.own{a:b}}',
        words,
      ),
    ),
  ).toBe(
    '@layer theme.infima{.card{a:b} a .menu__link--active:hover{a:b} .card:not(.pills){a:b} p{a:b} @keyframes k{12.5%{a:b}}} @layer theme.site{.own{a:b}}',
  );
});

it('drops variables that nothing reads, or that only dropped rules and variables read', () => {
  expect(
    flat(
      drop(
        '@layer theme.classic{:root{--a:1;--b:var(--a);--c:var(--d);--d:2;--e:3} .gone{x:var(--b)} p{x:var(--c, 1px)}}',
        wordsIn('style.getPropertyValue("--e")'),
      ),
    ),
  ).toBe('@layer theme.classic{:root{--c:var(--d);--d:2;--e:3} p{x:var(--c, 1px)}}');
});

it('keeps a variable that another stylesheet reads', () => {
  expect(dropUnused([':root{--a:1;--b:2}', 'p{x:var(--a)}'], new Set())).toEqual([
    ':root{--a:1}',
    'p{x:var(--a)}',
  ]);
});

it('keeps the order of layers', () => {
  expect(drop('@layer a,b;@layer a{.x{a:b}}', new Set())).toContain('@layer a,b');
});

it('finds the classes of a page whose rules were dropped', () => {
  const dropped = new Set<string>();
  dropUnused(['@layer theme.infima{.pills .item{a:b} .card{a:b}}'], wordsIn('card item'), dropped);
  expect([...dropped]).toEqual(['pills']);
  expect(missedIn('<div class="card pills"><p class=item>pills</p></div>', dropped)).toEqual([
    'pills',
  ]);
  expect(missedIn('<div class="card"><p class=item>pills</p></div>', dropped)).toEqual([]);
});
