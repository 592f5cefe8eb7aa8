import type { ApiBlocks } from '../../../types';
import type { BlockSources } from '../../selection';
import type { ProductReader } from '../reader';
import { describeEvents } from './events';
import { featureMethods } from './features';
import { apiRefMethods } from './apiRefs';
import { describeSelectors } from './selectors';

/**
 * Reads what the building blocks for guides show about a product.
 *
 * Throws when a name in the sources is not exported.
 */
export function describeBlocks(reader: ProductReader, sources: BlockSources): ApiBlocks {
  const { events, selector, api, partOf = {} } = sources;
  return {
    events: events === undefined ? [] : describeEvents(reader, events),
    selectors: selector === undefined ? [] : describeSelectors(reader, selector),
    methods: api === undefined ? apiRefMethods(reader) : featureMethods(reader, api, partOf),
  };
}

/** Combines the blocks of all products. */
export function joinBlocks(blocks: readonly ApiBlocks[]): ApiBlocks {
  return {
    events: blocks.flatMap(({ events }) => events),
    selectors: blocks.flatMap(({ selectors }) => selectors),
    methods: Object.assign({}, ...blocks.map(({ methods }) => methods)) as ApiBlocks['methods'],
  };
}
