import type { QuickPreview } from '@girassol/contract/quick-order'
import { formatCount } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './quick-order.module.css'
import { type ChooseOffer, createColumns, QuickRowCard } from './row-columns.tsx'
import { findReadyRows } from './use-add-rows.ts'
import type { useQuickPreview } from './use-quick-preview.ts'

const types = { MP: 'produtos avulsos', PA: 'kits prontos', BF: 'promoções' } as const

type OtherTypeProps = {
  readonly preview: QuickPreview
  /** The cart has items, which set its type. */
  readonly hasItems: boolean
  readonly onChange: () => void
}

/** A cart has one type: with items of another one it must change first, and loses them (FAST-008). */
const OtherTypeNotice = ({ preview: { otherType, type }, hasItems, onChange }: OtherTypeProps) => {
  if (otherType === null || type === null) return null
  if (!hasItems) {
    return (
      <Notice tone="info" isInline>
        {`A lista mistura tipos de compra: vão agora ${types[type]}; deixe ${types[otherType]} para outro pedido.`}
      </Notice>
    )
  }
  return (
    <Notice
      tone="attention"
      isInline
      action={<ActionButton label="Trocar o tipo de compra" size="compact" onRun={onChange} />}
    >
      {`O carrinho é de ${types[type]}, e a lista tem ${types[otherType]}.`}
    </Notice>
  )
}

const describeReady = (ready: number): string =>
  ready === 1 ? 'Adicionar 1 ao carrinho' : `Adicionar ${formatCount(ready)} ao carrinho`

export type PreviewCardProps = {
  readonly judged: ReturnType<typeof useQuickPreview>
  readonly hasItems: boolean
  readonly isAdding: boolean
  readonly onAdd: (preview: QuickPreview) => void
  readonly onChoose: ChooseOffer
  readonly onChangeType: () => void
}

/** Each line with its verdict, and the button that puts the ready ones in the cart. */
export const PreviewCard = ({ judged, hasItems, isAdding, onAdd, onChoose, onChangeType }: PreviewCardProps) => {
  const { preview, error, isCurrent, isJudging, judgeAgain } = judged
  const rows = preview?.rows ?? []
  const ready = findReadyRows(rows).length
  const status = error !== null ? 'error' : preview === undefined && isJudging ? 'loading' : 'ready'
  return (
    <>
      {preview !== undefined && rows.length > 0 && (
        <div className={classes.summary}>
          <p role="status">
            <strong>{formatCount(ready)}</strong> de {formatCount(rows.length)} {rows.length === 1 ? 'linha' : 'linhas'}{' '}
            {ready === 1 ? 'pronta' : 'prontas'} para o carrinho
          </p>
          <ActionButton
            label={describeReady(ready)}
            variant="next"
            permission={ready > 0 ? { allowed: true } : { allowed: false, reason: 'Nenhuma linha está pronta.' }}
            reasonAs="tooltip"
            isRunning={isAdding || !isCurrent}
            onRun={() => onAdd(preview)}
          />
        </div>
      )}
      {preview !== undefined && <OtherTypeNotice preview={preview} hasItems={hasItems} onChange={onChangeType} />}
      <DataTable
        caption="Conferência"
        columns={createColumns(onChoose)}
        rows={rows}
        rowKey={({ row }) => row}
        total={rows.length}
        status={status}
        error={error}
        errorTitle="A lista não foi conferida"
        onRetry={judgeAgain}
        isRefetching={isJudging}
        density="comfortable"
        empty={
          <EmptyState
            title="A conferência aparece aqui"
            text="Cada linha mostra o produto, a quantidade e se pode ir para o carrinho. Nada é adicionado antes disso."
          />
        }
        card={(row) => <QuickRowCard row={row} onChoose={onChoose} />}
      />
    </>
  )
}
