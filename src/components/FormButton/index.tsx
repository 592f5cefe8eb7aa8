import type { ComponentProps, ReactNode } from 'react';
import styles from '../form.module.css';

/** A button with a word in it, below a field or in a card. */
export default function FormButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={styles.button} {...props} />;
}
