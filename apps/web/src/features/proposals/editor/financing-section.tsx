import { computeFinancing, mostFinancingLines } from '@girassol/domain/financing-lines'
import type { FinancingLine } from '@girassol/domain/proposals'
import { type Cents, centsFromReais } from '@girassol/domain/shared'
import { useState } from 'react'
import { formatCents, formatReais, missing } from '../../../lib/format.ts'
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

/** What the instalments depend on besides their line: the price, and the mean monthly saving of year 1 in reais. */
type Offered = { readonly finalCents: Cents; readonly monthlySaving: number | undefined }

/** In cents; undefined while nothing is left to finance (PROP-020, PROP-021). */
export const computeOffer = (line: Line, { finalCents, monthlySaving }: Offered) => {
  const downPaymentCents = centsFromReais(line.downPayment)
  if (downPaymentCents >= finalCents) return undefined
  const firstYearSavingCents = centsFromReais(monthlySaving ?? 0) * 12
  const offer = computeFinancing(
    { priceCents: finalCents, downPaymentCents, firstYearSavingCents },
    { monthlyRate: line.rate, instalments: line.instalments, graceDays: line.graceDays },
  )
  return { ...offer, aboveSavingCents: monthlySaving === undefined ? undefined : offer.aboveSavingCents }
}

type Offer = ReturnType<typeof computeOffer>

/** '-' while it is unknown. */
const formatKnown = (cents: Cents | undefined): string => (cents === undefined ? missing : formatCents(cents))

const rateText = (rate: number): string =>
  `${rate.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`

const Difference = ({ cents }: { readonly cents: Cents | undefined }) => {
  if (cents === undefined) return missing
  const sign = cents < 0 ? '−' : '+'
  return <span className={cents < 0 ? classes.good : undefined}>{`${sign} ${formatCents(Math.abs(cents))}`}</span>
}

type LineRowProps = {
  readonly line: Line
  readonly offer: Offer
  readonly actions: readonly Action[]
}

const LineRow = ({ line, offer, actions }: LineRowProps) => (
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
        {line.instalments} × {formatKnown(offer?.instalmentCents)}
      </strong>
    </td>
    <td>{formatKnown(offer?.totalCents)}</td>
    <td>
      <Difference cents={offer?.aboveSavingCents} />
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

type FinancingSectionProps = SectionProps & { readonly offered: Offered }

/** PROP-021: up to three ways to pay in instalments. */
export const FinancingSection = ({ form, offered }: FinancingSectionProps) => {
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
                  key={lines.indexOf(line)}
                  line={line}
                  offer={computeOffer(line, offered)}
                  actions={toActions(line, at)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length < mostFinancingLines && <ActionButton label="Adicionar linha" onRun={add} />}
      {editing && (
        <FinancingLineDialog line={editing.line} finalPrice={offered.finalCents / 100} onSave={save} onClose={close} />
      )}
    </Card>
  )
}
