import type { PointsProductView } from '@girassol/contract/points-store'
import { tradeBody } from '@girassol/contract/points-store/trade-body'
import { displayName } from '@girassol/domain/catalogue'
import { computeBalanceAfterTrade } from '@girassol/domain/points'
import type { FormEvent } from 'react'
import { formatCount, formatPoints } from '../../lib/format.ts'
import { productDrawing, productPicture } from '../../lib/product-drawing.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import {
  AddressFields,
  type AddressValues,
  addressLabels,
  addressRules,
  toAddressField,
  toAddressRequest,
  useCepLookup,
} from '../customers/index.ts'
import classes from './exchange.module.css'
import { type Company, useCompany } from './use-company.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import type { Trade } from './use-trade.ts'

export type ExchangeAddressProps = {
  readonly product: PointsProductView
  readonly tradeable: number | undefined
  /** The address typed before 'Voltar'. */
  readonly typed: AddressValues | undefined
  readonly trade: Trade
  readonly onBack: (values: AddressValues) => void
  readonly onCancel: () => void
}

const Swapped = ({ product, tradeable }: Pick<ExchangeAddressProps, 'product' | 'tradeable'>) => {
  const { VLR_TOT: requiredPoints } = product
  return (
    <div className={classes.swapped}>
      <Picture src={productPicture(product.IMG_CAPA)} alt="" fallback={productDrawing('gift')} />
      <p>
        <strong>{displayName(product.B1_DESC)}</strong>
        <span>Entrega em até 30 dias úteis</span>
      </p>
      <p className="figures">
        <strong>{formatPoints(requiredPoints)}</strong>
        {tradeable !== undefined && (
          <span>
            saldo {formatCount(tradeable)} → {formatCount(computeBalanceAfterTrade({ tradeable, requiredPoints }))}
          </span>
        )}
      </p>
    </div>
  )
}

type FormProps = ExchangeAddressProps & { readonly company: Company }

const useAddressForm = ({ product, typed, company }: FormProps) =>
  useSchemaForm({
    schema: tradeBody,
    initial: typed ?? company.address,
    labels: addressLabels,
    toBody: (values) => ({ ...toAddressRequest(values), wishlist: product.wishlist, value: product.VLR_TOT }),
    rules: addressRules,
    toField: toAddressField,
  })

const AddressForm = (props: FormProps) => {
  const { product, trade, company, onBack, onCancel } = props
  const form = useAddressForm(props)
  const cep = useCepLookup(form, form.values.erpCity !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!trade.isRunning) form.submit((body) => trade.run(body, form))
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {trade.refusal !== undefined && (
        <Notice tone="danger" isAlert>
          {trade.refusal}
        </Notice>
      )}
      <AddressFields form={form} cep={cep} />
      <p className={classes.note}>
        Recebe: {company.name}. O endereço vale só para esta troca de {displayName(product.B1_DESC)}.
      </p>
      <div className={classes.actions}>
        <ActionButton label="Voltar" variant="text" onRun={() => onBack(form.values)} />
        <span className={classes.ends}>
          <ActionButton label="Cancelar" variant="text" onRun={onCancel} />
          <ActionButton
            label="Confirmar troca"
            variant="next"
            isSubmit
            isRunning={trade.isRunning}
            runningLabel="Trocando…"
          />
        </span>
      </div>
    </form>
  )
}

/** Step 2: the delivery address; the company's address is filled in, state and city are locked to the CEP (C-90). */
export const ExchangeAddress = (props: ExchangeAddressProps) => {
  const company = useCompany()
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={box} className={classes.step} tabIndex={-1}>
      <Swapped product={props.product} tradeable={props.tradeable} />
      {company === undefined ? <SkeletonLines lines={6} /> : <AddressForm {...props} company={company} />}
    </div>
  )
}
