import type { OrderView } from '@girassol/contract/orders'
import { findQuantityPlace } from '@girassol/domain/orders'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useHasDraft } from '../../../lib/use-drafted-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { choicesForm, SaveLine, type StepSectionProps, StoredChoices } from '../../cart/index.ts'
import classes from './order-detail.module.css'
import { useSaveOrder } from './use-save-order.ts'

/** DET-027: the cart and a budget have their own screens for this; here it is possible until the order is validated. */
const isEditable = ({ status, actions }: OrderView): boolean =>
  actions.edit.allowed && findQuantityPlace(status) === 'order'

type EditingProps = {
  readonly order: OrderView
  readonly title: string
  readonly Section: ComponentType<StepSectionProps>
  readonly onClose: () => void
}

const Editing = ({ order, title, Section, onClose }: EditingProps) => {
  const saving = useSaveOrder(order)
  return (
    <>
      <StoredChoices stored={saving.stored} />
      <Section title={title} cart={saving.shown} saving={saving} />
      <footer className={classes.editFoot}>
        <SaveLine progress={saving.progress} onRetry={saving.save} />
        <ActionButton label="Concluir" onRun={onClose} />
      </footer>
    </>
  )
}

export type EditablePanelProps = Omit<EditingProps, 'onClose'> & {
  /** 'Editar cliente' */
  readonly verb: string
  /** The form name of the section whose text is stored on the device. */
  readonly drafted?: string
  readonly children: ReactNode
}

/** The data of an order; for users who may change it, the same controls as in the purchase. */
export const EditablePanel = ({ order, title, Section, verb, drafted, children }: EditablePanelProps) => {
  // A stored draft opens the form where it was typed (USE-002).
  const isStored = useHasDraft([choicesForm, ...(drafted === undefined ? [] : [drafted])], order.id)
  const [isEditing, setEditing] = useState(isStored)
  if (isEditing && isEditable(order)) {
    return <Editing order={order} title={title} Section={Section} onClose={() => setEditing(false)} />
  }
  return (
    <>
      {children}
      {isEditable(order) && (
        <div className={classes.edit}>
          <ActionButton label={verb} onRun={() => setEditing(true)} />
        </div>
      )}
    </>
  )
}
