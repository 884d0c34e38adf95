import type { MissingToSend } from '@girassol/domain/proposals'
import { useLayoutEffect, useRef } from 'react'
import classes from './sending.module.css'

type MissingPartsProps = {
  readonly missing: readonly MissingToSend[]
  readonly getFieldId: (field: string) => string
  readonly onClose: () => void
}

/** The section has no field of its own: its first one is shown. */
const firstFields: Readonly<Record<string, string>> = { price: 'price.markUp' }

const afterDialogMs = 20

/** Focuses the chosen field once the dialog is gone, which returns the focus to its opener first. */
const useFocusAfterDialog = () => {
  const chosen = useRef<string>(undefined)
  useLayoutEffect(
    () => () => {
      const id = chosen.current
      if (id !== undefined) setTimeout(() => document.getElementById(id)?.focus(), afterDialogMs)
    },
    [],
  )
  return (id: string) => {
    chosen.current = id
  }
}

/** PROP-008: what is missing before a proposal can be sent, each a link to its field. */
export const MissingParts = ({ missing, getFieldId, onClose }: MissingPartsProps) => {
  const focusAfterwards = useFocusAfterDialog()
  return (
    <>
      <p>Falta para enviar:</p>
      <ul className={classes.missing}>
        {missing.map(({ field, message }) => (
          <li key={field}>
            <button
              type="button"
              className={classes.missingLink}
              onClick={() => {
                focusAfterwards(getFieldId(firstFields[field] ?? field))
                onClose()
              }}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
