import type { QuickRow } from '@girassol/contract/quick-order'
import { viewerSentence } from '@girassol/domain/access'
import type { OrderType } from '@girassol/domain/orders'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCan, useCanChange } from '../../access/session.tsx'
import { useSellerId } from '../../lib/seller-scope.ts'
import { useDraftedState } from '../../lib/use-drafted-state.ts'
import { Card } from '../../ui/card.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CartTypeDialog, useOpenCart } from '../cart/index.ts'
import { AddedNotice } from './added-notice.tsx'
import { EntryLine } from './entry-line.tsx'
import { appendLine, chooseProduct, keepRows } from './list-text.ts'
import { PreviewCard } from './preview-card.tsx'
import classes from './quick-order.module.css'
import { type Added, useAddRows } from './use-add-rows.ts'
import { useQuickPreview } from './use-quick-preview.ts'

const example = '10010005 12\n10 x 10100003\n10200001;40'

/** The typed list, restored after a reload (USE-002), and what was last put in the cart. */
const useQuickList = () => {
  const [{ text }, setTyped, draft] = useDraftedState({ text: '' }, { form: 'quick-order' })
  const [added, setAdded] = useState<Added | null>(null)
  return {
    text,
    draft,
    added,
    type: (typed: string) => setTyped({ text: typed }),
    include: (line: string) => setTyped((before) => ({ text: appendLine(before.text, line) })),
    choose: (row: QuickRow, code: string) => setTyped((before) => ({ text: chooseProduct(before.text, row, code) })),
    finish: (done: Added, rows: readonly QuickRow[]) => {
      const inCart = new Set(
        done.ready.flatMap(({ code }) => rows.filter((row) => row.code === code)).map(({ row }) => row),
      )
      setTyped({ text: keepRows(text, new Set(rows.map(({ row }) => row).filter((row) => !inCart.has(row)))) })
      setAdded(done)
    },
  }
}

const QuickOrder = () => {
  const list = useQuickList()
  const { cart } = useOpenCart()
  const [isChanging, setChanging] = useState(false)
  const [newType, setNewType] = useState<OrderType>()
  const hasSeller = useSellerId() !== undefined
  const isChooser = useCan('requester.select')
  const judged = useQuickPreview(list.text, hasSeller || !isChooser)
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
      <Card title="Lista">
        <div className={classes.list}>
          <EntryLine onAdd={list.include} />
          <Textarea
            className={classes.lines ?? ''}
            label="Ou cole a lista, um produto por linha"
            description="Código e quantidade em qualquer ordem, separados por espaço, tabulação, ponto e vírgula ou vírgula."
            placeholder={example}
            value={list.text}
            autosize
            minRows={8}
            maxRows={24}
            spellCheck={false}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
          <DraftNotice draft={list.draft} />
        </div>
      </Card>
      <div className={classes.result}>
        {list.added !== null && cart !== null && <AddedNotice added={list.added} type={cart.type} />}
        {add.problem !== undefined && (
          <Notice tone="danger" isAlert>
            {add.problem}
          </Notice>
        )}
        <PreviewCard
          judged={judged}
          isAdding={add.isAdding}
          onAdd={add.run}
          onChoose={list.choose}
          onChangeType={openTypeDialog}
        />
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
  return (
    <>
      <PageHeader title="Compra rápida" note="Digite ou cole uma lista, confira e leve tudo de uma vez." />
      {buys ? <QuickOrder /> : <EmptyState title={viewerSentence} />}
    </>
  )
}
