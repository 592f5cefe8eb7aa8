import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { currentVersion } from '@site/src/products';
import { literalField } from '@site/src/utils/literalField';
import FormButton from '../../../components/FormButton';
import form from '../../../components/form.module.css';
import migration from '../../ui/styles.module.css';
import Unloaded from '../../../utils/Unloaded';
import { chosenFiles, droppedFiles, type PickedFile } from '../browser/pickFiles';
import Report, { summaryText } from './Report';
import { useCheck } from './useCheck';
import styles from './styles.module.css';

const last = parseInt(currentVersion, 10);
/** The oldest major that a guide starts from. */
const first = 4;
const majors = Array.from({ length: last - first + 1 }, (_, at) => String(first + at));

/** Takes code from the reader and shows which changes of the migration guides concern it. */
export default function UpgradeCheck(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, check, cancel } = useCheck();
  const [code, setCode] = useState('');
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [range, setRange] = useState({ from: '', to: String(last) });
  /** For buttons that disappear when they are pressed: the focus must not be lost with them. */
  const focusField = (): void => field.current?.focus();
  const isRunning = state !== undefined && 'done' in state;
  const result = state && 'report' in state ? state : undefined;

  function start(change: { files?: PickedFile[]; from?: string; to?: string } = {}): void {
    const { from, to: wanted, files: picked } = { ...range, files, ...change };
    // The menu has only majors after the one to start from.
    const to = Number(wanted) > Number(from || first) ? wanted : String(Number(from) + 1);
    setRange({ from, to });
    setFiles(picked);
    const pasted = code.trim() === '' ? [] : [{ path: 'pasted.tsx', file: new Blob([code]) }];
    const all = [...pasted, ...picked];
    // An empty folder has a report, too: nothing else would say that it is empty.
    if (all.length > 0 || change.files) check({ files: all, to, ...(from !== '' && { from }) });
  }

  // What a drop holds is known later, when the reader may have changed the form, or chosen something else.
  const latest = useRef(start);
  const picks = useRef(0);
  useEffect(() => {
    latest.current = start;
  });

  const onDrop = (event: DragEvent): void => {
    // Text is dropped into the field as usual.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    picks.current += 1;
    const own = picks.current;
    void droppedFiles(event.dataTransfer).then((dropped) => {
      if (own === picks.current) latest.current({ files: dropped });
    });
  };

  const fileField = (label: string, more: object): ReactNode => (
    <label className={form.button}>
      <input
        type="file"
        multiple
        className="x-visually-hidden"
        onChange={({ target }) => {
          picks.current += 1;
          start({ files: chosenFiles(target.files ?? []) });
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
        value={range[name]}
        autoComplete="off"
        onChange={({ target }) => start({ [name]: target.value })}
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
        className={`${form.form} ${styles.form}`}
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
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className={form.row}>
          {fileField('Choose files', {})}
          {fileField('Choose a folder', {
            webkitdirectory: '',
          })}
          {files.length > 0 && (
            <FormButton
              onClick={() => {
                cancel();
                setFiles([]);
                focusField();
              }}
            >
              {`Remove files (${files.length})`}
            </FormButton>
          )}
        </div>
        <div className={migration.controls}>
          <div className={`${migration.options} ${styles.range}`}>
            {majorField('from', 'From', ['', ...majors.slice(0, -1)])}
            {majorField(
              'to',
              'To',
              majors.filter((major) => Number(major) > Number(range.from || first)),
            )}
            <button
              type="button"
              className={form.primary}
              onClick={() => {
                start();
                // There is nothing to check yet.
                if (code.trim() === '' && files.length === 0) focusField();
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
                  cancel();
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
            <Unloaded onRetry={() => start()} onPress={focusField} className={form.button} />
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
