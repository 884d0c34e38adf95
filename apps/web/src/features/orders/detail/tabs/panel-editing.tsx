import type { OrderView } from '@girassol/contract/orders'
import { orderTabs } from '@girassol/domain/orders'
import type { ComponentType } from 'react'
import { ActionButton } from '../../../../ui/action-button.tsx'
import {
  CustomerSection,
  DeliverySection,
  InvoiceRemarksSection,
  SaveLine,
  type StepSectionProps,
  StoredChoices,
} from '../../../cart/index.ts'
import classes from '../order-detail.module.css'
import type { EditableTab } from './editable-tab.ts'
import { useSaveOrder } from './use-save-order.ts'

const sections: Readonly<Record<EditableTab, ComponentType<StepSectionProps>>> = {
  cliente: CustomerSection,
  entrega: DeliverySection,
  dados: InvoiceRemarksSection,
}

export type PanelEditingProps = {
  readonly order: OrderView
  readonly tab: EditableTab
  readonly onClose: () => void
}

/** The controls of a tab of the order, the same as in the purchase; each choice is saved at once. Load it lazily. */
export const PanelEditing = ({ order, tab, onClose }: PanelEditingProps) => {
  const saving = useSaveOrder(order)
  const Section = sections[tab]
  return (
    <>
      <StoredChoices stored={saving.stored} />
      <Section title={orderTabs[tab]} cart={saving.shown} saving={saving} />
      <footer className={classes.editFoot}>
        <SaveLine progress={saving.progress} onRetry={saving.save} />
        <ActionButton label="Concluir" onRun={onClose} />
      </footer>
    </>
  )
}
