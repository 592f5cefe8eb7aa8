import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
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
        aria-label={translate({ id: 'x.offline.progress', message: 'Saving' })}
        {...(progress && { value: progress.bytes, max: progress.totalBytes })}
      />
      <p className={styles.state}>
        {progress && (
          <Translate
            id="x.offline.done"
            values={{
              bytes: sizeText(progress.bytes),
              totalBytes: sizeText(progress.totalBytes),
              pages: progress.pages,
              totalPages: progress.totalPages,
            }}
          >
            {'{bytes} of {totalBytes}, {pages} of {totalPages} pages'}
          </Translate>
        )}
      </p>
      <div className={`${form.row} ${styles.buttons}`}>
        <FormButton onClick={onCancel} {...eventAttributes('offline', 'cancel')}>
          <Translate id="x.offline.cancel">Cancel</Translate>
        </FormButton>
      </div>
    </>
  );
}
