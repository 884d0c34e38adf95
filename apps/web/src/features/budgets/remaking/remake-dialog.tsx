import { previewRemake, type RemakePreview } from '@girassol/contract/budgets'
import { isBudgetStatus } from '@girassol/domain/orders'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import type { BudgetDialogProps } from '../detail/budget-record.ts'
import { RemakeChanges } from './remake-changes.tsx'
import { type RemakeChoices, useRemake } from './use-remake.ts'

const isUnavailable = ({ state }: RemakePreview['items'][number]) => state === 'outOfStock' || state === 'discontinued'

const nothingLeft = 'Nenhum item está disponível hoje. Mantenha os itens indisponíveis ou comece um novo orçamento.'

type ChoiceProps = {
  readonly preview: RemakePreview
  readonly choices: RemakeChoices
  readonly onChange: (choices: Partial<RemakeChoices>) => void
}

const Choices = ({ preview, choices, onChange }: ChoiceProps) => (
  <>
    {preview.items.some(isUnavailable) && (
      <Checkbox
        mt="md"
        label="Manter os itens indisponíveis"
        description="Eles entram no novo orçamento, marcados como indisponíveis, para você trocar depois."
        checked={choices.unavailable}
        onChange={(event) => onChange({ unavailable: event.currentTarget.checked })}
      />
    )}
    {preview.attachments > 0 && (
      <Checkbox
        mt="md"
        label={`Manter os anexos (${preview.attachments})`}
        checked={choices.attachments}
        onChange={(event) => onChange({ attachments: event.currentTarget.checked })}
      />
    )}
  </>
)

/** Remakes an order or a budget: the changes since then are listed before the user accepts (C-57, BUD-019, APR-025). */
export const RemakeDialog = ({ order, onClose }: BudgetDialogProps) => {
  const [choices, setChoices] = useState<RemakeChoices>({ unavailable: false, attachments: false })
  const preview = useEndpointQuery(previewRemake, { params: { id: order.id } }, { refetchOnMount: 'always' })
  const { remake, isRunning } = useRemake(order, onClose)
  const isEmpty = preview.data?.items.every(isUnavailable) === true && !choices.unavailable
  const noun = isBudgetStatus(order.status) ? 'orçamento' : 'pedido'
  return (
    <Dialog
      isOpen
      title={`Refazer ${noun} ${order.id}`}
      width="table"
      isStatic={isRunning}
      onClose={onClose}
      footer={
        <DialogActions
          verb="Refazer orçamento"
          runningVerb="Refazendo…"
          isRunning={isRunning || preview.isPending}
          refusal={isEmpty ? nothingLeft : undefined}
          onRun={() => remake(choices)}
          onCancel={onClose}
        />
      }
    >
      <p>Um novo orçamento é criado com os preços e o estoque de hoje, válido por 7 dias. Este {noun} não muda.</p>
      {preview.isPending && <SkeletonLines lines={4} />}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data !== undefined && (
        <>
          <RemakeChanges preview={preview.data} withUnavailable={choices.unavailable} />
          <Choices
            preview={preview.data}
            choices={choices}
            onChange={(changed) => setChoices({ ...choices, ...changed })}
          />
        </>
      )}
    </Dialog>
  )
}
