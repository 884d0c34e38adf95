import type { SeparationDayView } from '@girassol/contract/settings'
import { changeSeparationDay, listSeparationDays } from '@girassol/contract/settings'
import { formatDate } from '../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './settings.module.css'

const SeparationDayDialog = lazyDialog(async () => (await import('./separation-day-dialog.tsx')).SeparationDayDialog)

const quantityText = (quantity: number): string => {
  if (quantity === 0) return 'Não separa pedidos'
  return quantity === 1 ? '1 pedido' : `${quantity} pedidos`
}

type RowsProps = { readonly days: readonly SeparationDayView[]; readonly onEdit: (day: SeparationDayView) => void }

const Rows = ({ days, onEdit }: RowsProps) => {
  const change = useEndpointMutation(changeSeparationDay, { refreshes: [listSeparationDays], success: 'Dia salvo' })
  if (days.length === 0) {
    return (
      <CardRow>
        <span className={classes.dim}>Nenhum dia foge da capacidade do seu dia da semana.</span>
      </CardRow>
    )
  }
  return days.map((row) => (
    <CardRow key={row.day}>
      <div className={classes.row}>
        <div className={classes.facts}>
          <strong>{formatDate(row.day)}</strong>
          <span>{quantityText(row.quantity)}</span>
        </div>
        <ActionMenu
          label={`Ações do dia ${formatDate(row.day)}`}
          actions={[
            { id: 'edit', label: 'Editar', onRun: () => onEdit(row) },
            {
              id: 'usual',
              label: 'Voltar à capacidade usual',
              onRun: () => {
                const body = { quantity: null, seen: row.quantity }
                if (!change.isPending) change.mutate({ params: { day: row.day }, body })
              },
            },
          ]}
        />
      </div>
    </CardRow>
  ))
}

/** VAL-012, C-140: single days on which the warehouse accepts more or fewer orders. */
export const SeparationDaysCard = () => {
  const days = useEndpointQuery(listSeparationDays, {})
  const { row, turn, open, close } = useOpened<SeparationDayView | 'new'>()
  const reload = async (day: string) => {
    const { data } = await days.refetch()
    open(data?.find((each) => each.day === day) ?? 'new')
  }
  return (
    <Card
      title="Dias com outra capacidade de separação"
      aside={<ActionButton label="Adicionar dia" size="compact" onRun={() => open('new')} />}
      isFlush
    >
      {days.data !== undefined && <Rows days={days.data} onEdit={open} />}
      {days.data === undefined && days.error === null && (
        <CardRow>
          <SkeletonLines lines={2} />
        </CardRow>
      )}
      {days.data === undefined && days.error !== null && (
        <ErrorState error={days.error} onRetry={() => void days.refetch()} isRetrying={days.isFetching} />
      )}
      {row !== undefined && (
        <SeparationDayDialog
          key={turn}
          known={row === 'new' ? null : row}
          onReload={(day) => void reload(day)}
          onClose={close}
        />
      )}
    </Card>
  )
}
