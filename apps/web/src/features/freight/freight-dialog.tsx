import { changeFreight, listFreightTable } from '@girassol/contract/freight'
import { type StateRates, stateRatesBody } from '@girassol/contract/freight/state-rates-body'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { MoneyInput } from '../../ui/money-input.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { bandLabels, bands } from './freight-bands.ts'
import classes from './freight-table.module.css'

type State = ResponseFor<typeof listFreightTable>[number]

type TypedBand = { readonly [Name in keyof StateRates['capital']]: number | null }
type Typed = { readonly capital: TypedBand; readonly interior: TypedBand }

const emptyBand: TypedBand = { percentage: null, minimum: null, deadline: null }
const blank: Typed = { capital: emptyBand, interior: emptyBand }

const labels = {
  'capital.percentage': 'Capital, percentual',
  'capital.minimum': 'Capital, mínimo',
  'capital.deadline': 'Capital, prazo',
  'interior.percentage': 'Interior, percentual',
  'interior.minimum': 'Interior, mínimo',
  'interior.deadline': 'Interior, prazo',
} as const

type StateDialogProps = Omit<RecordDialogProps<State>, 'record'> & { readonly state: State }

const StateDialog = ({ state: { uf, rates }, onReload, onClose }: StateDialogProps) => {
  const form = useSchemaForm({
    schema: stateRatesBody,
    initial: rates ?? blank,
    labels,
    drafted: { form: 'freight', record: uf },
  })
  const change = useEndpointMutation(changeFreight, {
    refreshes: [listFreightTable],
    success: 'Frete salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const saving = saveWith(change, (body: StateRates) => ({ params: { uf }, body: { ...body, seen: rates } }))
  return (
    <RecordDialog title={`Frete para ${uf}`} form={form} saving={saving} onReload={onReload} onClose={onClose}>
      {bands.map((band) => (
        <fieldset key={band} className={classes.band}>
          <legend>{bandLabels[band]}</legend>
          <NumberField {...form.getFieldProps(`${band}.percentage`)} label="Do valor do pedido" unit="%" decimals={4} />
          <MoneyInput {...form.getMoneyProps(`${band}.minimum`)} label="No mínimo" />
          <NumberField {...form.getFieldProps(`${band}.deadline`)} label="Prazo em dias úteis" />
        </fieldset>
      ))}
    </RecordDialog>
  )
}

/** C-34, C-140: the freight to a state, for its capital and for the other cities. */
export const FreightDialog = ({ record, ...dialog }: RecordDialogProps<State>) =>
  record && <StateDialog state={record} {...dialog} />
