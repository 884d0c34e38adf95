import type { OrderRow } from '@girassol/contract/orders'
import { useState } from 'react'
import { useIsPhone } from '../../../lib/media.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import classes from '../bulk/order-selection.module.css'
import type { Selection } from '../bulk/use-selection.ts'
import { MarkAll } from './mark-column.tsx'

/** On the phone the boxes appear when a selection is started, by a long press or by 'Selecionar'. */
export const usePhoneSelection = (selection: Selection) => {
  const [hasBegun, setBegun] = useState(false)
  return {
    isSelecting: hasBegun || selection.orders.length > 0,
    onBegin: () => setBegun(true),
    onEnd: () => {
      setBegun(false)
      selection.clear()
    },
  }
}

type PhoneSelectionProps = ReturnType<typeof usePhoneSelection> & {
  readonly selection: Selection
  readonly listed: readonly OrderRow[]
}

/** The line above the cards on the phone: 'Selecionar', or the box that marks them all and the button to end. */
export const PhoneSelection = ({ isSelecting, onBegin, onEnd, selection, listed }: PhoneSelectionProps) => {
  if (!useIsPhone() || listed.length === 0) return null
  if (!isSelecting) {
    return (
      <div className={classes.phone}>
        <ActionButton label="Selecionar" variant="text" onRun={onBegin} />
      </div>
    )
  }
  return (
    <div className={classes.phone}>
      <span className={classes.all}>
        <MarkAll selection={selection} listed={listed} />
        Todos os carregados
      </span>
      <ActionButton label="Cancelar seleção" variant="text" onRun={onEnd} />
    </div>
  )
}
