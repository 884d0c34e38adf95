import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { closeCheckBody } from '@girassol/contract/delivery-checks/check-body'
import { type ClaimSolution, claimSolutionNames, claimSolutions } from '@girassol/domain/claims'
import { Select, TextInput } from '@mantine/core'
import { useSession } from '../../../access/session.tsx'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { LineDivergences } from '../line-divergences.tsx'
import classes from './closing.module.css'
import { type DivergentLine, listDivergentLines, opensClaim } from './summarize-check.ts'
import { useCloseCheck } from './use-close-check.ts'

type Values = { readonly name: string; readonly wish: ClaimSolution }

type Body = { name: string; wish?: ClaimSolution | undefined }

const Summary = ({ divergent }: { readonly divergent: readonly DivergentLine[] }) => (
  <ul className={classes.summary} aria-label="Divergências">
    {divergent.map(({ itemId, name, line }) => (
      <li key={itemId}>
        {name}
        <LineDivergences line={line} />
      </li>
    ))}
  </ul>
)

const wishes = claimSolutionNames.map((value) => ({ value, label: claimSolutions[value] }))

type CloseCheckDialogProps = {
  readonly check: DeliveryCheckView
  readonly onReload: () => void
  readonly onClose: () => void
}

/** DEL-012: a check with divergences is closed after its summary was seen; what is claimed becomes one claim. */
export const CloseCheckDialog = ({ check, onReload, onClose }: CloseCheckDialogProps) => {
  const divergent = listDivergentLines(check)
  const hasClaim = opensClaim(divergent)
  const initial: Values = { name: useSession().name, wish: 'REPLACE' }
  const form = useSchemaForm({
    schema: closeCheckBody,
    initial,
    labels: { name: 'Seu nome', wish: 'O que você prefere?' },
    toBody: ({ name, wish }) => ({ name, ...(hasClaim && { wish }) }),
  })
  const closing = useCloseCheck(onClose)
  return (
    <RecordDialog
      width="decision"
      title="Encerrar conferência"
      verb="Encerrar conferência"
      runningVerb="Encerrando…"
      form={form}
      saving={saveWith(closing, (body: Body) => ({ params: { id: check.deliveryId }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <Summary divergent={divergent} />
      <p>
        {hasClaim
          ? 'As divergências abrem uma ocorrência, e a conferência não pode mais ser alterada.'
          : 'As sobras ficam registradas, e a conferência não pode mais ser alterada.'}
      </p>
      {hasClaim && <Select {...form.getFieldProps('wish')} data={wishes} allowDeselect={false} />}
      <TextInput {...form.getTextProps('name')} description="Vale como assinatura." autoComplete="name" />
    </RecordDialog>
  )
}
