import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { ActionButton } from './action-button.tsx'
import classes from './copy-button.module.css'

const shownMs = 500 // PAY-054

export type CopyButtonProps = {
  readonly text: string
  readonly label: string
  /** Shown for half a second and read aloud: 'Link do checkout copiado.' */
  readonly done: string
  readonly variant?: 'next' | 'default'
}

/** Copies a text to the clipboard and shows a message beside the button. */
export const CopyButton = ({ text, label, done, variant = 'default' }: CopyButtonProps) => {
  const { copy, copied, error } = useClipboard({ timeout: shownMs })
  return (
    <span className={classes.copy}>
      <ActionButton
        label={label}
        variant={variant}
        icon={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onRun={() => copy(text)}
      />
      <span role="status" className={classes.told}>
        {copied && done}
        {error !== null && !copied && 'O navegador não deixou copiar.'}
      </span>
    </span>
  )
}
