import type { ReactNode } from 'react';
import { eventAttributes } from '../../../analytics/eventAttributes';
import form from '../../../components/form.module.css';
import FormButton from '../../../components/FormButton';
import type { Progress } from '../../types';
import { sizeText } from './texts';
import styles from './styles.module.css';

/** A running save: its progress, and the button that cancels it. */
export default function Running({
  progress,
  onCancel,
}: {
  progress: Progress | undefined;
  onCancel: () => void;
}): ReactNode {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Saving"
        {...(progress && { value: progress.bytes, max: progress.totalBytes })}
      />
      <p className={styles.state}>
        {progress && (
          <>
            {sizeText(progress.bytes)} of {sizeText(progress.totalBytes)}, {progress.pages} of{' '}
            {progress.totalPages} pages
          </>
        )}
      </p>
      <div className={`${form.row} ${styles.buttons}`}>
        <FormButton onClick={onCancel} {...eventAttributes('offline', 'cancel')}>
          Cancel
        </FormButton>
      </div>
    </>
  );
}
