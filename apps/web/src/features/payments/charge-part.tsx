import type { ChargeView } from '@girassol/contract/payments'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '../../lib/format.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { chargeName, chargeStateWords } from '../payment-methods/index.ts'
import classes from './pay-dialog.module.css'

const describeTerms = ({ means, installments, dueDate }: ChargeView): string => {
  if (means === 'BARCODE') return `vence em ${formatDate(dueDate)}`
  return installments > 1 ? `em ${installments}×` : 'à vista'
}

type Ways = { readonly charge: ChargeView; readonly url: string; readonly isNext: boolean }

const WaysToPay = ({ charge, url, isNext }: Ways) => {
  const isBoleto = charge.means === 'BARCODE'
  return (
    <div className={classes.ways}>
      <Button
        component="a"
        className={classes.page ?? ''}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant={isNext ? 'next' : 'default'}
        leftSection={<IconExternalLink size={16} aria-hidden />}
      >
        {isBoleto ? 'Abrir boleto' : 'Pagar com cartão'}
      </Button>
      <CopyButton text={url} label="Copiar link" done="Link do checkout copiado." />
      {isBoleto && charge.code !== null && (
        <CopyButton text={charge.code} label="Copiar linha digitável" done="Linha digitável copiada." />
      )}
    </div>
  )
}

type ChargePartProps = {
  readonly charge: ChargeView
  /** How many parts the payment has. */
  readonly count: number
  readonly isNext: boolean
}

/** One part of a payment: its amount, its state, and the link to its page while it is open (C-141). */
export const ChargePart = ({ charge, count, isNext }: ChargePartProps) => {
  const { label, tone } = chargeStateWords[charge.state]
  const name = chargeName(charge, count)
  return (
    <li className={classes.part} aria-label={name}>
      <div className={classes.partHead}>
        <span className={classes.partName}>{name}</span>
        <span className="figures">
          <MoneyText reais={charge.amount} /> {describeTerms(charge)}
        </span>
        <StatusPill tone={tone} glyph={charge.state === 'PAID' ? 'check' : 'none'} label={label} />
      </div>
      {charge.state === 'OPEN' && charge.url !== null && <WaysToPay charge={charge} url={charge.url} isNext={isNext} />}
    </li>
  )
}
