import type { NegotiationView } from '@girassol/contract/negotiations'
import type { OrderView } from '@girassol/contract/orders'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { formatCents, formatCounted, formatPercent, formatReais, hidden } from '../../lib/format.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import classes from './negotiations.module.css'
import { findOfferFault, type OfferKind, type OfferTyped, previewOffer, startOffer } from './offer-form.ts'
import { useSendOffer } from './use-send-offer.ts'

export type OfferDialogProps = {
  readonly kind: OfferKind
  readonly budget: OrderView
  readonly negotiation: NegotiationView
  readonly onClose: () => void
}

const words = {
  ask: { title: 'Negociar preço', verb: 'Enviar pedido' },
  counter: { title: 'Fazer contraproposta', verb: 'Enviar contraproposta' },
  offer: { title: 'Fazer proposta', verb: 'Enviar proposta' },
} as const

type Editing = { readonly typed: OfferTyped; readonly change: (part: Partial<OfferTyped>) => void }

/** A field for the price of each item; an empty one keeps the list price. */
const PriceFields = ({ budget, typed, change }: Editing & { readonly budget: OrderView }) =>
  budget.invoiceItems.map(({ productErpCode: code, productName, quantity, unitValue }) => (
    <div key={code} className={classes.line}>
      <p>
        {productName}
        <small>
          {quantity} × {unitValue === null ? hidden : formatReais(unitValue)}
        </small>
      </p>
      <MoneyInput
        label={
          <span>
            Preço unitário<span className="hidden-visually"> de {productName}</span>
          </span>
        }
        cents={typed.prices[code] ?? null}
        onChange={(cents) => change({ prices: { ...typed.prices, [code]: cents } })}
      />
    </div>
  ))

type PreviewProps = { readonly preview: ReturnType<typeof previewOffer> }

const Preview = ({ preview: { discountCents, percent, netCents, margin, isBelowFloor } }: PreviewProps) => (
  <p className={classes.preview} aria-live="polite">
    <span>
      Desconto {formatCents(Math.max(0, discountCents))} ({formatPercent(Math.max(0, percent))})
    </span>
    <span>Total dos produtos {formatCents(netCents)}</span>
    {margin != null && <span>Margem {formatPercent(margin)}</span>}
    {isBelowFloor && <span className={classes.warning}>Abaixo da alçada: vai aguardar aprovação</span>}
  </p>
)

const hours = [null, 12, 24, 72, 120] as const

const ValidityField = ({ typed, change, usual }: Editing & { readonly usual: number }) => (
  <ChoiceChips
    label="Validade da proposta"
    options={hours.map((each) => ({ id: String(each), label: formatCounted(each ?? usual, 'hora', 'horas') }))}
    current={String(typed.hours)}
    onChange={(id) => change({ hours: hours.find((each) => String(each) === id) ?? null })}
  />
)

/** QUO-003, QUO-006: prices by item, a discount on the total, and a message, with what they take off. */
export const OfferDialog = ({ kind, budget, negotiation, onClose }: OfferDialogProps) => {
  const [typed, setTyped] = useState(() => startOffer(negotiation, kind))
  const { send, isSending } = useSendOffer(negotiation, kind, onClose)
  const change = (part: Partial<OfferTyped>) => setTyped((before) => ({ ...before, ...part }))
  const fault = findOfferFault(typed, budget, kind)
  return (
    <ConfirmDialog
      isOpen
      isStatic
      title={`${words[kind].title} do orçamento ${budget.id}`}
      verb={words[kind].verb}
      runningVerb="Enviando…"
      isRunning={isSending}
      {...(fault !== undefined && { refusal: fault })}
      onConfirm={() => send(typed)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Preview preview={previewOffer(typed, budget, negotiation)} />
        <PriceFields budget={budget} typed={typed} change={change} />
        <MoneyInput
          label={optional('Desconto no total')}
          cents={typed.totalDiscountCents}
          onChange={(totalDiscountCents) => change({ totalDiscountCents })}
        />
        {kind === 'offer' && <ValidityField typed={typed} change={change} usual={negotiation.offerHours ?? 48} />}
        <Textarea
          label={kind === 'ask' ? 'Mensagem' : optional('Mensagem')}
          value={typed.message}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={6}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
      </div>
    </ConfirmDialog>
  )
}
