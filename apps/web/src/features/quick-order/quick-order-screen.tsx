import type { QuickRow } from '@girassol/contract/quick-order'
import { viewerSentence } from '@girassol/domain/access'
import type { OrderType } from '@girassol/domain/orders'
import { useState } from 'react'
import { useCan, useCanChange } from '../../access/session.tsx'
import { useSellerId } from '../../lib/seller-scope.ts'
import { useDraftedState } from '../../lib/use-drafted-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CartTypeDialog, useOpenCart } from '../cart/index.ts'
import { SavedListsCard } from '../product-lists/index.ts'
import { AddedNotice } from './added-notice.tsx'
import { ExportCartMenu } from './export-cart-menu.tsx'
import { ListCard } from './list-card.tsx'
import { appendLines, chooseProduct, keepRows } from './list-text.ts'
import { OrderedBeforeCard } from './ordered-before-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import classes from './quick-order.module.css'
import { type Added, findLeftRows, useAddRows } from './use-add-rows.ts'
import { useQuickPreview } from './use-quick-preview.ts'

/** The typed list, restored after a reload (USE-002), and what was last put in the cart. */
const useQuickList = () => {
  const [{ text }, setTyped, draft] = useDraftedState({ text: '' }, { form: 'quick-order' })
  const [added, setAdded] = useState<Added | null>(null)
  return {
    text,
    draft,
    added,
    type: (typed: string) => setTyped({ text: typed }),
    include: (lines: readonly string[]) => setTyped((before) => ({ text: appendLines(before.text, lines) })),
    choose: (row: QuickRow, code: string) => setTyped((before) => ({ text: chooseProduct(before.text, row, code) })),
    finish: (done: Added, rows: readonly QuickRow[]) => {
      setTyped({ text: keepRows(text, findLeftRows(rows, done)) })
      setAdded(done)
    },
  }
}

/** The rows with a product and its units, whether they are in stock today or not. */
const findListable = (rows: readonly QuickRow[]) =>
  rows.flatMap(({ code, quantity, verdict }) =>
    code === null || quantity === null || verdict === 'MERGED' ? [] : [{ code, quantity }],
  )

const QuickOrder = () => {
  const list = useQuickList()
  const { cart } = useOpenCart()
  const [isChanging, setChanging] = useState(false)
  const [newType, setNewType] = useState<OrderType>()
  const hasSeller = useSellerId() !== undefined
  const canJudge = !useCan('requester.select') || hasSeller
  const judged = useQuickPreview(list.text, canJudge)
  const rows = judged.preview?.rows ?? []
  const add = useAddRows({ onAdded: (added) => list.finish(added, rows), onRefused: judged.judgeAgain })
  const openTypeDialog = () => {
    setNewType(judged.preview?.otherType ?? undefined)
    setChanging(true)
  }
  const closeTypeDialog = () => setChanging(false)
  const switched = () => {
    closeTypeDialog()
    judged.judgeAgain()
  }
  return (
    <div className={classes.page}>
      <div className={classes.typed}>
        <ListCard text={list.text} draft={list.draft} onType={list.type} onInclude={list.include} />
      </div>
      <div className={classes.result}>
        {list.added !== null && cart !== null && <AddedNotice added={list.added} type={cart.type} />}
        {add.problem !== undefined && (
          <Notice tone="danger" isAlert>
            {add.problem}
          </Notice>
        )}
        <PreviewCard
          judged={judged}
          hasItems={cart !== null && cart.invoiceItems.length > 0}
          isAdding={add.isAdding}
          onAdd={add.run}
          onChoose={list.choose}
          onChangeType={openTypeDialog}
        />
      </div>
      <div className={classes.before}>
        <SavedListsCard canRead={canJudge} items={findListable(rows)} onOpen={list.include} />
        <OrderedBeforeCard onInclude={list.include} canRead={canJudge} />
      </div>
      {isChanging && cart !== null && newType !== undefined && (
        <CartTypeDialog cart={cart} type={newType} onSwitched={switched} onCancel={closeTypeDialog} />
      )}
    </div>
  )
}

/** A list of codes and quantities becomes a cart: typed, pasted or from a file (FAST-001). */
export const QuickOrderScreen = () => {
  const buys = useCanChange('quickOrder.use')
  const { cart } = useOpenCart()
  const hasItems = cart !== null && cart.invoiceItems.length > 0
  return (
    <>
      <PageHeader
        title="Compra rápida"
        note="Digite ou cole uma lista, confira e leve tudo de uma vez."
        aside={hasItems && <ExportCartMenu />}
      />
      {buys ? <QuickOrder /> : <EmptyState title={viewerSentence} />}
    </>
  )
}
