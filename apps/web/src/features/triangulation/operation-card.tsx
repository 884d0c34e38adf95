import { withoutMarkup } from '@girassol/domain/shared'
import { Textarea } from '@mantine/core'
import { formatCents, formatReais, missing } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { OperationSettingsDraft } from './operation-draft.ts'
import classes from './triangulation.module.css'

const mostLetters = 2000

type Props = {
  readonly draft: OperationSettingsDraft
  /** The order's total, for comparison; null when the user may not see it. */
  readonly orderTotal: number | null
  /** Changes typed during a save would be lost when its response arrives. */
  readonly isSaving: boolean
  readonly onChange: (part: Partial<OperationSettingsDraft>) => void
}

const totalHint = (orderTotal: number | null): string =>
  orderTotal === null ? 'Da nota de venda ao cliente.' : `Da nota ao cliente. O pedido soma ${formatReais(orderTotal)}.`

/** TRI-003, TRI-015, TRI-016: the amount billed to the customer, and the printed remarks. */
export const OperationFields = ({ draft, orderTotal, isSaving, onChange }: Props) => (
  <Card title="Operação">
    <div className={classes.fields}>
      <MoneyInput
        id="operation-total"
        label="Valor total"
        cents={draft.totalCents}
        hint={totalHint(orderTotal)}
        isReadOnly={isSaving}
        onChange={(totalCents) => onChange({ totalCents })}
      />
      <Textarea
        label={optional('Dados adicionais')}
        description={'Impressos na nota. Os sinais < > " \' & são retirados.'}
        value={draft.additionalData}
        maxLength={mostLetters}
        autosize
        minRows={3}
        maxRows={10}
        readOnly={isSaving}
        onChange={(event) => onChange({ additionalData: withoutMarkup(event.currentTarget.value) })}
      />
    </div>
  </Card>
)

/** TRI-010: the same, once the operation is locked. */
export const LockedOperation = ({ draft }: { readonly draft: OperationSettingsDraft }) => (
  <Card title="Operação">
    <dl className={`${classes.fields} ${classes.locked}`}>
      <div>
        <dt>Valor total</dt>
        <dd className="figures">{draft.totalCents === null ? missing : formatCents(draft.totalCents)}</dd>
      </div>
      <div>
        <dt>Dados adicionais</dt>
        <dd>{draft.additionalData || missing}</dd>
      </div>
    </dl>
  </Card>
)
