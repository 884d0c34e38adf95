import { type FinancingView, showFinancing } from '@girassol/contract/financing'
import type { OrderView } from '@girassol/contract/orders'
import {
  type FinancingField,
  financingFrom,
  financingStepLabels,
  financingSteps,
  findBorrower,
  listFinancingSteps,
} from '@girassol/domain/financing'
import { formatDocument } from '@girassol/domain/shared'
import { Fragment, type ReactNode } from 'react'
import { formatCep, formatDate, formatPhone } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import classes from './credit-analysis.module.css'
import { fieldSpecs } from './field-specs.ts'

const written: Readonly<Partial<Record<string, (text: string) => string>>> = {
  cpf: formatDocument,
  cnpj: formatDocument,
  phone: formatPhone,
  cep: formatCep,
  date: formatDate,
}

const shown = (field: FinancingField, value: string | number | boolean | null): ReactNode => {
  const spec = fieldSpecs[field]
  if (spec.kind === 'money') return <MoneyText reais={value === null ? null : Number(value) / 100} />
  if (value === null || value === '') return null
  if ('options' in spec) return spec.options.find((option) => option.value === String(value))?.label
  return written[spec.kind]?.(String(value)) ?? String(value)
}

const Record = ({ financing }: { readonly financing: FinancingView }) => {
  const form = financingFrom(financing)
  return listFinancingSteps(findBorrower(form)).map((step) => (
    <Fragment key={step}>
      <h3 className={classes.group}>{financingStepLabels[step]}</h3>
      <Pairs pairs={financingSteps[step].map((field) => [fieldSpecs[field].label, shown(field, form[field])])} />
    </Fragment>
  ))
}

export type FinancingRecordDialogProps = { readonly order: OrderView; readonly onClose: () => void }

/** The whole saved credit analysis, for the users who review it. */
export const FinancingRecordDialog = ({ order, onClose }: FinancingRecordDialogProps) => {
  const financing = useEndpointQuery(showFinancing, { params: { id: order.id } }, { refetchOnMount: 'always' })
  return (
    <Dialog isOpen width="product" title="Análise de crédito" onClose={onClose}>
      {financing.error !== null && <ErrorState error={financing.error} onRetry={() => void financing.refetch()} />}
      {financing.isLoading && <SkeletonLines lines={8} />}
      {financing.data !== undefined && <Record financing={financing.data} />}
    </Dialog>
  )
}
