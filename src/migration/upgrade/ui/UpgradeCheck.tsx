import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { currentVersion } from '@site/src/products';
import { literalField } from '@site/src/utils/literalField';
import FormButton from '../../../components/FormButton';
import looks from '../../../components/form.module.css';
import migration from '../../ui/styles.module.css';
import Unloaded from '../../../utils/Unloaded';
import type { CheckReply, CheckRequest } from '../browser/worker';
import { isIgnored } from '../engine/check';
import { summaryOf } from '../engine/markdown';
import Report from './Report';
import styles from './styles.module.css';

const last = parseInt(currentVersion, 10);
/** The oldest major that a guide starts from. */
const first = 4;
const majors = Array.from({ length: last - first + 1 }, (_, at) => String(first + at));

/** Returns the chosen files without those in folders of packages or generated code. The chosen folder itself may have any name. */
const picked = (files: FileList | null): CheckRequest['files'] =>
  Array.from(files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, file })).filter(
    ({ path }) => !path.split('/').slice(1, -1).some(isIgnored),
  );

/** Takes code from the reader and shows which changes of the migration guides concern it. */
export default function UpgradeCheck(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** What the reader has chosen besides the code in the field. */
  const [chosen, setChosen] = useState<CheckRequest>({ files: [], from: '', to: String(last) });
  const [state, setState] = useState<CheckReply | { isUnloaded: true }>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const report = state && 'report' in state ? state.report : undefined;

  /** Applies a change of the choices, and checks the code and the files, if there are any. Only the page's memory keeps them. */
  function check(change: Partial<CheckRequest>): void {
    const next = { ...chosen, ...change };
    // The menu has only majors after the one to start from.
    if (Number(next.to) <= Number(next.from)) next.to = String(Number(next.from) + 1);
    setChosen(next);
    const code = field.current?.value ?? '';
    const pasted = code.trim() === '' ? [] : [{ path: 'pasted.tsx', file: new Blob([code]) }];
    const files = [...pasted, ...next.files];
    // An empty folder gets a report, too: otherwise the reader wouldn't learn that it is empty.
    if (files.length === 0 && !change.files) return;
    worker.current?.terminate();
    const started = new Worker(new URL('../browser/worker.ts', import.meta.url), {
      name: 'upgrade',
    });
    started.onmessage = ({ data }: MessageEvent<CheckReply>) => setState(data);
    started.onerror = (event) => {
      event.preventDefault();
      setState({ isUnloaded: true });
    };
    started.postMessage({ ...next, files } satisfies CheckRequest);
    worker.current = started;
    setState({ done: 0, of: files.length });
  }

  /** Ends a check and removes its report. The pressed button disappears, so the focus moves to the field. */
  function clear(): void {
    worker.current?.terminate();
    setState(undefined);
    field.current?.focus();
  }

  function onDrop(event: DragEvent): void {
    // Left to the browser: text that is dropped into the field, and what is dropped on a file button, which also reads folders.
    const isOwn = event.target instanceof HTMLInputElement;
    if (isOwn || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') check({ files: picked(event.dataTransfer.files) });
  }

  const fileField = (label: string, more: object): ReactNode => (
    <label className={`${looks.button} ${styles.file}`}>
      <input
        type="file"
        multiple
        onChange={({ target }) => {
          check({ files: picked(target.files) });
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
        value={chosen[name]}
        autoComplete="off"
        onChange={({ target }) => check({ [name]: target.value })}
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
        onDragOver={onDrop}
        onDrop={onDrop}
      >
        <label htmlFor={`${id}code`}>
          Paste code or drop files here. Drop a folder on the button for folders.
        </label>
        <textarea ref={field} id={`${id}code`} dir="ltr" rows={8} {...literalField} />
        <div className={looks.row}>
          {fileField('Choose files', {})}
          {fileField('Choose a folder', { webkitdirectory: '' })}
          {chosen.files.length > 0 && (
            <FormButton
              onClick={() => {
                setChosen({ ...chosen, files: [] });
                clear();
              }}
            >
              {`Remove files (${chosen.files.length})`}
            </FormButton>
          )}
        </div>
        <div className={migration.controls}>
          <div className={`${migration.options} ${styles.range}`}>
            {majorField('from', 'From', ['', ...majors.slice(0, -1)])}
            {majorField(
              'to',
              'To',
              majors.filter((major) => Number(major) > Number(chosen.from || first)),
            )}
            <button
              type="button"
              className={looks.primary}
              onClick={() => {
                check({});
                // There is nothing to check yet.
                if (chosen.files.length === 0 && field.current?.value.trim() === '')
                  field.current.focus();
              }}
            >
              Check
            </button>
          </div>
          {state && 'done' in state && (
            <p className={migration.options}>
              <progress max={state.of} value={state.done} aria-label="Files read" />
              <FormButton onClick={clear}>Cancel</FormButton>
            </p>
          )}
        </div>
        {state && 'isUnloaded' in state && (
          <p role="alert">
            <Unloaded className={looks.button} onRetry={() => check({})} />
          </p>
        )}
      </div>
      <div className={styles.report} {...(report && { 'data-upgrade-report': '' })}>
        {/* Always there: screen readers announce what changes in a status, not a status that appears with its text. */}
        <p role="status">{report && summaryOf(report)}</p>
        {report && <Report report={report} />}
      </div>
    </>
  );
}
