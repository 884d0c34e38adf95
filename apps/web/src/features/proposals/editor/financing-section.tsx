import type { ProposalView } from '@girassol/contract/proposals'
import { mostFinancingLines } from '@girassol/domain/financing-lines'
import type { FinancingLine } from '@girassol/domain/proposals'
import { useState } from 'react'
import { formatReais, missing } from '../../../lib/format.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { SectionProps } from './fields.tsx'
import classes from './lines.module.css'

const FinancingLineDialog = lazyDialog(async () => (await import('./financing-line-dialog.tsx')).FinancingLineDialog)

type Line = FinancingLine
type Computed = Pick<ProposalView['financing'][number], 'instalment' | 'total' | 'differenceToSaving'>

type Conditions = Omit<ProposalView['financing'][number], keyof Computed | 'isMain'>

const toLineKey = ({ bank, rate, instalments, graceDays, downPayment }: Conditions): string =>
  JSON.stringify([bank, rate, instalments, graceDays, downPayment])

/** What the server computed for this line, which must be saved with the current price (PROP-020, PROP-021). */
export const findComputed = (line: Line, computed: ProposalView['financing']): Computed | undefined =>
  computed.find((each) => toLineKey(each) === toLineKey(line))

/** '-' while it is unknown. */
const formatComputed = (reais: number | null | undefined): string =>
  reais === null || reais === undefined ? missing : formatReais(reais)

const rateText = (rate: number): string =>
  `${rate.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`

const Difference = ({ reais }: { readonly reais: number | null | undefined }) => {
  if (reais === null || reais === undefined) return missing
  const sign = reais < 0 ? '−' : '+'
  return <span className={reais < 0 ? classes.good : undefined}>{`${sign} ${formatReais(Math.abs(reais))}`}</span>
}

type LineRowProps = {
  readonly line: Line
  readonly computed: Computed | undefined
  readonly actions: readonly Action[]
}

const LineRow = ({ line, computed, actions }: LineRowProps) => (
  <tr>
    <td>
      {line.bank}
      {line.isMain && <span className={classes.mainMark}>principal</span>}
    </td>
    <td>{formatReais(line.downPayment)}</td>
    <td>{rateText(line.rate)}</td>
    <td>{line.graceDays} dias</td>
    <td>
      <strong>
        {line.instalments} × {formatComputed(computed?.instalment)}
      </strong>
    </td>
    <td>{computed === undefined ? 'ao salvar' : formatComputed(computed.total)}</td>
    <td>
      <Difference reais={computed?.differenceToSaving} />
    </td>
    <td>
      <ActionMenu label={`Ações da linha de ${line.bank} em ${line.instalments} parcelas`} actions={actions} />
    </td>
  </tr>
)

const headers = ['Banco', 'Entrada', 'Taxa ao mês', 'Primeira parcela', 'Parcelas', 'Total', 'Parcela menos economia']

type Editing = { readonly at: number; readonly line?: Line }

/** The changes of the list of lines, each of which changes the form at once. */
const useLines = (form: SectionProps['form']) => {
  const [editing, setEditing] = useState<Editing>()
  const lines = form.values.financing
  const change = (financing: readonly Line[]) => form.change({ financing })
  const toActions = (line: Line, at: number): readonly Action[] => [
    { id: 'edit', label: 'Alterar', onRun: () => setEditing({ at, line }) },
    {
      id: 'main',
      label: line.isMain ? 'Não é mais a principal' : 'Marcar como principal',
      description: 'É a citada ao lado do preço.',
      onRun: () => change(lines.map((each, index) => ({ ...each, isMain: index === at && !line.isMain }))),
    },
    {
      id: 'remove',
      label: 'Remover',
      isDangerous: true,
      onRun: () => change(lines.filter((_, index) => index !== at)),
    },
  ]
  const save = (line: Line) => {
    const at = editing?.at ?? lines.length
    change([...lines.slice(0, at), line, ...lines.slice(at + 1)])
    setEditing(undefined)
  }
  return {
    lines,
    editing,
    toActions,
    save,
    add: () => setEditing({ at: lines.length }),
    close: () => setEditing(undefined),
  }
}

type FinancingSectionProps = SectionProps & {
  /** The lines as the server computed them; empty once the price has changed. */
  readonly computed: ProposalView['financing']
  readonly finalPrice: number
}

/** PROP-021: up to three ways to pay in instalments. */
export const FinancingSection = ({ form, computed, finalPrice }: FinancingSectionProps) => {
  const { lines, editing, toActions, save, add, close } = useLines(form)
  const problem = Object.entries(form.errors).length
    ? form.errors.find(({ field }) => field.includes('financing'))?.message
    : undefined
  return (
    <Card title="Financiamento" aside={`até ${mostFinancingLines} linhas`}>
      {problem !== undefined && (
        <Notice tone="danger" isInline>
          {problem}
        </Notice>
      )}
      {lines.length === 0 ? (
        <p className={classes.none}>Sem linhas, a proposta não mostra financiamento.</p>
      ) : (
        <div className={classes.lineScroll}>
          <table className={classes.lines}>
            <caption className="hidden-visually">Linhas de financiamento</caption>
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
                <th scope="col">
                  <span className="hidden-visually">Ações</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <LineRow
                  key={toLineKey(line)}
                  line={line}
                  computed={findComputed(line, computed)}
                  actions={toActions(line, at)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length < mostFinancingLines && <ActionButton label="Adicionar linha" onRun={add} />}
      {editing && <FinancingLineDialog line={editing.line} finalPrice={finalPrice} onSave={save} onClose={close} />}
    </Card>
  )
}
