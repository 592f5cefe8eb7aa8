import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import CopyEnd from '../../code/ui/CopyEnd';
import Icon from '../../code/ui/icons';
import { useCopy } from '../../code/ui/useCopy';
import { anchorsOf } from '../../demos/paths';
import type { DemoProps } from '../../demos/ui/Demo';
import { openTab } from '../../demos/ui/useDeepLink';
import InspectableDemo from '../../inspect/ui/InspectableDemo';
import { readSearch, useSearchOfAddress, writeSearch } from '../../utils/addressStore';
import { codeOf } from '../browser/code';
import {
  changedProps,
  demoProps,
  searchWithValues,
  startValues,
  valuesFromAddress,
  type Values,
} from '../browser/values';
import type { Configuration, Control } from '../types';
import ControlField from './ControlField';
import styles from './styles.module.css';

/** Returns the values of a demo, which are kept in the page's address, so that a reader can share them, and a function to set them. */
function useValues(demo: string, controls: readonly Control[]): [Values, (next: Values) => void] {
  const search = useSearchOfAddress();
  const values = useMemo(() => valuesFromAddress(search, demo, controls), [search, demo, controls]);
  return [values, (next) => writeSearch(searchWithValues(readSearch(), demo, controls, next))];
}

/** Opens the tab that contains a demo, if the address has values for it. */
function useOpenTab(demo: string): void {
  useEffect(() => {
    const names = [...new URLSearchParams(readSearch()).keys()];
    if (names.some((name) => name.startsWith(`${demo}.`)))
      openTab(document.getElementById(anchorsOf(demo)[0]));
  }, [demo]);
}

export interface ConfigureProps extends DemoProps {
  /** JSON of a `Configuration`, written by the build: see `src/configure/node`. */
  configuration: string;
}

/**
 * A demo with controls for its props, made from the API reference. Writers set `component` and `props`, as well as the props of
 * a `<Demo>`.
 */
export default function Configure({ configuration, ...demo }: ConfigureProps): ReactNode {
  const { component, isObject, apiPath, controls } = useMemo(
    () => JSON.parse(configuration) as Configuration,
    [configuration],
  );
  const [values, setValues] = useValues(demo.name, controls);
  useOpenTab(demo.name);
  const { isCopied, failure, copy } = useCopy();
  const snippet = useRef<HTMLPreElement>(null);
  // Deferred, so that a slow component doesn't hold up the control that is being moved.
  const componentProps = useDeferredValue(
    useMemo(() => demoProps(controls, values), [controls, values]),
  );
  const code = codeOf(isObject ? undefined : component, changedProps(controls, values));

  return (
    <InspectableDemo
      {...demo}
      componentProps={componentProps}
      aside={
        <div role="group" aria-label={`Props of ${component}`} className={styles.controls}>
          <div className={styles.head}>
            <Link to={apiPath}>{component}</Link>
            <button
              type="button"
              className={styles.button}
              onClick={() => setValues(startValues(controls))}
              {...eventAttributes('demo', 'reset-props', demo.name)}
            >
              Reset
            </button>
          </div>
          {controls.map((control) => (
            <ControlField
              key={control.name}
              control={control}
              value={values[control.name]}
              onChange={(value) => setValues({ ...values, [control.name]: value })}
            />
          ))}
        </div>
      }
      below={
        <div className={styles.snippet}>
          <pre
            ref={snippet}
            translate="no"
            role="group"
            aria-label={`Code of ${component} with these props`}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow
            tabIndex={0}
            dangerouslySetInnerHTML={{ __html: code }}
          />
          <button
            type="button"
            className={styles.button}
            aria-label="Copy the props that differ from the defaults"
            onClick={() => copy(snippet.current?.textContent ?? '', { source: snippet.current })}
            {...eventAttributes('demo', 'copy-props', demo.name)}
          >
            <Icon name={isCopied ? 'done' : 'copy'} />
          </button>
          <span role="status" className={failure ? styles.status : 'x-visually-hidden'}>
            <CopyEnd isCopied={isCopied} failure={failure} />
          </span>
        </div>
      }
    />
  );
}
