import { moveClaimBody } from '@girassol/contract/claims/claim-body'
import {
  approvalSentences,
  type ClaimSolution,
  claimSolutions,
  findApprovalFault,
  isMoney,
} from '@girassol/domain/claims'
import { Textarea } from '@mantine/core'
import { formatReais } from '../../../lib/format.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { optional } from '../../../ui/optional-label.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { type MoveDialogProps, useMoveFromDialog } from './use-move-claim.ts'

const consequences: Readonly<Record<ClaimSolution, string>> = {
  REPLACE: 'Uma entrega destas unidades é planejada no mesmo pedido, sem valor.',
  CREDIT: 'O valor fica como crédito do integrador.',
  REFUND: 'O valor é devolvido ao integrador.',
  REPAIR: 'A unidade é reparada e volta ao integrador.',
}

type Typed = { readonly solution: ClaimSolution | null; readonly amount: number | null; readonly reason: string }

const toCents = (reais: number): number => Math.round(reais * 100)

/** What the rules find wrong, at the field where it is typed. */
const findFaults = ({ solution, amount }: Typed, mostAmount: number | null): Readonly<Record<string, string>> => {
  const amountCents = solution === null || !isMoney(solution) || amount === null ? null : toCents(amount)
  // Without a known limit the server judges the amount.
  const mostCents = mostAmount === null ? Number.POSITIVE_INFINITY : toCents(mostAmount)
  const fault = findApprovalFault({ solution, amountCents }, mostCents)
  if (fault === null) return {}
  return { [fault === 'noSolution' ? 'solution' : 'amount']: approvalSentences[fault] }
}

const useApproveForm = ({ claim }: MoveDialogProps) => {
  const { solutions, wish, version, mostAmount } = claim
  const initial: Typed = { solution: solutions.includes(wish) ? wish : null, amount: null, reason: '' }
  return useSchemaForm({
    schema: moveClaimBody,
    initial,
    labels: { solution: 'Solução', amount: 'Valor', reason: 'Observação' },
    toBody: ({ solution, amount, reason }) => ({
      to: 'APPROVED',
      ...(solution !== null && { solution, ...(isMoney(solution) && amount !== null && { amount }) }),
      reason,
      version,
    }),
    rules: (typed) => findFaults(typed, mostAmount),
  })
}

/** CLM-004, CLM-007: approves a claim with one of the solutions that the user may decide on. */
export const ApproveDialog = (props: MoveDialogProps) => {
  const { claim, onReload, onClose } = props
  const form = useApproveForm(props)
  const { solution } = form.values
  const choice = form.getFieldProps('solution')
  const reason = form.getTextProps('reason')
  return (
    <RecordDialog
      width="decision"
      title={`Aprovar: ${claim.protocol}`}
      verb="Aprovar"
      runningVerb="Aprovando…"
      form={form}
      saving={useMoveFromDialog(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <p>O integrador pediu {claimSolutions[claim.wish].toLowerCase()}.</p>
      {!claim.solutions.includes(claim.wish) && isMoney(claim.wish) && (
        <Notice tone="info" isInline>
          Crédito e reembolso são aprovados pelo financeiro.
        </Notice>
      )}
      <ChoiceList
        id={choice.id}
        legend={choice.label}
        error={choice.error}
        choices={claim.solutions.map((id) => ({ id, label: claimSolutions[id], note: consequences[id] }))}
        current={solution}
        onChange={(id) => form.change({ solution: claim.solutions.find((each) => each === id) ?? null })}
      />
      {solution !== null && isMoney(solution) && (
        <MoneyInput
          {...form.getMoneyProps('amount')}
          {...(claim.mostAmount !== null && { hint: `Até ${formatReais(claim.mostAmount)}, o que foi pago.` })}
        />
      )}
      <Textarea {...reason} label={optional(reason.label)} autosize minRows={2} maxRows={8} />
    </RecordDialog>
  )
}
