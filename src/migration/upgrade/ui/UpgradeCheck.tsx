import { useId, useReducer, useRef, type DragEvent, type ReactNode } from 'react';
import { currentVersion } from '@site/src/products';
import { literalField } from '@site/src/utils/literalField';
import FormButton from '../../../components/FormButton';
import looks from '../../../components/form.module.css';
import migration from '../../ui/styles.module.css';
import Unloaded from '../../../utils/Unloaded';
import { chosenFiles, droppedFiles, type PickedFile } from '../browser/pickFiles';
import type { CheckRequest } from '../browser/worker';
import Report, { summaryText } from './Report';
import { useCheck } from './useCheck';
import styles from './styles.module.css';

const last = parseInt(currentVersion, 10);
/** The oldest major that a guide starts from. */
const first = 4;
const majors = Array.from({ length: last - first + 1 }, (_, at) => String(first + at));

/** What the reader has filled in, and what of it is checked. */
interface Form {
  code: string;
  files: PickedFile[];
  from: string;
  to: string;
  request?: CheckRequest | undefined;
}

/** Changes the form. Other files or majors start a check, as does a change of nothing. */
function changed(form: Form, change: Partial<Form>): Form {
  const next = { ...form, ...change };
  if ('code' in change || 'request' in change) return next;
  const { code, files, from } = next;
  // The menu has only majors after the one to start from.
  const to = Number(next.to) > Number(from || first) ? next.to : String(Number(from) + 1);
  const pasted = code.trim() === '' ? [] : [{ path: 'pasted.tsx', file: new Blob([code]) }];
  const request = { files: [...pasted, ...files], to, ...(from !== '' && { from }) };
  // An empty folder has a report, too: nothing else would say that it is empty.
  return { ...next, to, ...((request.files.length > 0 || change.files) && { request }) };
}

/** Takes code from the reader and shows which changes of the migration guides concern it. */
export default function UpgradeCheck(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [form, change] = useReducer(changed, { code: '', files: [], from: '', to: String(last) });
  const state = useCheck(form.request);
  /** For buttons that disappear when they are pressed: the focus must not be lost with them. */
  const focusField = (): void => field.current?.focus();
  const isRunning = state !== undefined && 'done' in state;
  const result = state && 'report' in state ? state : undefined;

  const picks = useRef(0);
  const onDrop = (event: DragEvent): void => {
    // Text is dropped into the field as usual.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    picks.current += 1;
    const own = picks.current;
    // What a drop holds is known later, when the reader may have chosen something else.
    void droppedFiles(event.dataTransfer).then(
      (files) => own === picks.current && change({ files }),
    );
  };

  const fileField = (label: string, more: object): ReactNode => (
    <label className={looks.button}>
      <input
        type="file"
        multiple
        className="x-visually-hidden"
        onChange={({ target }) => {
          picks.current += 1;
          change({ files: chosenFiles(target.files ?? []) });
          // The same files can be chosen again.
          target.value = '';
        }}
        {...more}
      />
      {label}
    </label>
  );

  const majorField = (name: 'from' | 'to', label: string, choices: readonly string[]) => (
    <p>
      <label htmlFor={id + name}>{label}</label>
      <select
        id={id + name}
        value={form[name]}
        autoComplete="off"
        onChange={({ target }) => change({ [name]: target.value })}
      >
        {choices.map((major) => (
          <option key={major} value={major}>
            {major === '' ? 'As in package.json' : `v${major}`}
          </option>
        ))}
      </select>
    </p>
  );

  return (
    <>
      <p className={styles.noScript}>
        Checking your code here needs JavaScript. The command below does the same.
      </p>
      <div
        className={`${looks.form} ${styles.form}`}
        data-upgrade-check
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <label htmlFor={`${id}code`}>Paste code, or drop files or a folder</label>
        <textarea
          ref={field}
          id={`${id}code`}
          dir="ltr"
          rows={8}
          {...literalField}
          value={form.code}
          onChange={({ target }) => change({ code: target.value })}
        />
        <div className={looks.row}>
          {fileField('Choose files', {})}
          {fileField('Choose a folder', { webkitdirectory: '' })}
          {form.files.length > 0 && (
            <FormButton
              onClick={() => {
                change({ files: [], request: undefined });
                focusField();
              }}
            >
              {`Remove files (${form.files.length})`}
            </FormButton>
          )}
        </div>
        <div className={migration.controls}>
          <div className={`${migration.options} ${styles.range}`}>
            {majorField('from', 'From', ['', ...majors.slice(0, -1)])}
            {majorField(
              'to',
              'To',
              majors.filter((major) => Number(major) > Number(form.from || first)),
            )}
            <button
              type="button"
              className={looks.primary}
              onClick={() => {
                change({});
                // There is nothing to check yet.
                if (form.code.trim() === '' && form.files.length === 0) focusField();
              }}
            >
              Check
            </button>
          </div>
          {isRunning && (
            <p className={migration.options}>
              <progress max={state.of} value={state.done} aria-label="Files read" />
              <FormButton
                onClick={() => {
                  change({ request: undefined });
                  focusField();
                }}
              >
                Cancel
              </FormButton>
            </p>
          )}
        </div>
        {state && 'isUnloaded' in state && (
          <p role="alert">
            <Unloaded onRetry={() => change({})} onPress={focusField} className={looks.button} />
          </p>
        )}
      </div>
      <div className={styles.report} {...(result && { 'data-upgrade-report': '' })}>
        {/* Always there: screen readers announce what changes in a status, not a status that appears with its text. */}
        <p role="status">{result && summaryText(result)}</p>
        {result && <Report {...result} />}
      </div>
    </>
  );
}
