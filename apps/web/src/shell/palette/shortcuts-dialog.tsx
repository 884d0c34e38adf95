import { Kbd, Switch } from '@mantine/core'
import { Fragment, useState } from 'react'
import { letterKeysAct, setLetterKeys } from '../../lib/letter-keys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { shortcutGroups } from './shortcuts.ts'
import classes from './shortcuts-dialog.module.css'

/** '?': the list of shortcuts, and the switch for the single letters. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [act, setAct] = useState(letterKeysAct)
  return (
    <Dialog isOpen title="Atalhos do teclado" width="table" onClose={onClose}>
      <Switch
        label="Atalhos de uma letra"
        description="Desligue se uma letra solta aciona o que você não pediu."
        checked={act}
        onChange={(event) => {
          setLetterKeys(event.currentTarget.checked)
          setAct(event.currentTarget.checked)
        }}
      />
      {shortcutGroups.map(({ label, rows }) => (
        <section key={label} aria-label={label}>
          <h3 className={classes.label}>{label}</h3>
          <dl className={classes.rows}>
            {rows.map(([keys, what]) => (
              <Fragment key={keys}>
                <dt>
                  {keys.split(' ').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
