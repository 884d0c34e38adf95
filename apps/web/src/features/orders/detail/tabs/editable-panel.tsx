import type { OrderView } from '@girassol/contract/orders'
import { findQuantityPlace } from '@girassol/domain/orders'
import { type ReactNode, useState } from 'react'
import { useHasDraft } from '../../../../lib/use-drafted-state.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { SkeletonLines } from '../../../../ui/skeletons.tsx'
import classes from '../order-detail.module.css'
import { type EditableTab, formsOfTab } from './editable-tab.ts'

const loadEditing = () => import('./panel-editing.tsx')
const PanelEditing = lazyPart(
  async () => (await loadEditing()).PanelEditing,
  () => <SkeletonLines lines={6} />,
)

/** DET-027: the cart and a budget have their own screens for this; here it is possible until the order is validated. */
const isEditable = ({ status, actions }: OrderView): boolean =>
  actions.edit.allowed && findQuantityPlace(status) === 'order'

export type EditablePanelProps = {
  readonly order: OrderView
  readonly tab: EditableTab
  /** 'Editar cliente' */
  readonly verb: string
  readonly children: ReactNode
}

/** The data of an order; for users who may change it, the same controls as in the purchase. */
export const EditablePanel = ({ order, tab, verb, children }: EditablePanelProps) => {
  // A stored draft opens the form where it was typed (USE-002).
  const isStored = useHasDraft(formsOfTab[tab], order.id)
  const [isEditing, setEditing] = useState(isStored)
  if (isEditing && isEditable(order)) {
    return <PanelEditing order={order} tab={tab} onClose={() => setEditing(false)} />
  }
  return (
    <>
      {children}
      {isEditable(order) && (
        <div className={classes.edit}>
          <ActionButton label={verb} load={loadEditing} onRun={() => setEditing(true)} />
        </div>
      )}
    </>
  )
}
