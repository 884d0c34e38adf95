import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { listAttachments } from '@girassol/contract/vouchers'
import { centsFromReais } from '@girassol/domain/shared'
import { computeVoucherBalance, type VoucherBalance } from '@girassol/domain/vouchers'
import { formatCents, formatPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { HiddenValue } from '../../ui/value-text.tsx'
import classes from './vouchers.module.css'

type Sums = ResponseFor<typeof listAttachments>['sums']

/** The part of the order that the vouchers cover; null when not loaded, or when amounts are not shown (C-29). */
export const toBalance = (totalReais: number | null, sums: Sums): VoucherBalance | null => {
  if (totalReais === null || sums === undefined) return null
  const { UNSENT, PROCESSING, SENT } = sums
  if (UNSENT === null || PROCESSING === null || SENT === null) return null
  return computeVoucherBalance(centsFromReais(totalReais), {
    UNSENT: centsFromReais(UNSENT),
    PROCESSING: centsFromReais(PROCESSING),
    SENT: centsFromReais(SENT),
  })
}

const toParts = (balance: VoucherBalance) =>
  [
    { kind: 'sent', label: 'Enviado', cents: balance.sentCents },
    { kind: 'processing', label: 'Em processamento', cents: balance.processingCents },
    { kind: 'unsent', label: 'Não enviado', cents: balance.unsentCents },
    { kind: 'rest', label: 'Sem comprovante', cents: balance.uncoveredCents },
  ] as const

/** The share of the order in percent; 0 for an order of R$ 0,00. */
const computeShare = (cents: number, { totalCents }: VoucherBalance): number =>
  totalCents === 0 ? 0 : (cents / totalCents) * 100

const Bar = ({ balance }: { readonly balance: VoucherBalance }) => (
  <>
    <div className={classes.bar} aria-hidden="true">
      {toParts(balance).map(({ kind, cents }) => (
        <span key={kind} data-kind={kind} style={{ flexGrow: cents }} />
      ))}
    </div>
    <ul className={classes.legend} aria-label="O que os comprovantes cobrem">
      {toParts(balance)
        .filter(({ cents }) => cents > 0)
        .map(({ kind, label, cents }) => (
          <li key={kind}>
            <span className={classes.swatch} data-kind={kind} aria-hidden="true" />
            {label} <strong className="figures">{formatCents(cents)}</strong>
          </li>
        ))}
    </ul>
    {balance.excessCents > 0 && (
      <p className={classes.excess}>Comprovantes passam do total em {formatCents(balance.excessCents)}</p>
    )}
  </>
)

type FigureProps = {
  readonly label: string
  readonly cents: number | null
  readonly note?: string | undefined
  readonly isMain?: boolean
}

const Figure = ({ label, cents, note, isMain = false }: FigureProps) => (
  <div data-main={isMain || undefined}>
    <dt>{label}</dt>
    <dd className="figures" data-below={(cents !== null && cents < 0) || undefined}>
      {cents === null ? <HiddenValue /> : formatCents(cents)}
    </dd>
    {note !== undefined && <dd className={classes.note}>{note}</dd>}
  </div>
)

const countVouchers = (count: number): string => (count === 1 ? '1 comprovante' : `${count} comprovantes`)

/** VOU-004: the order's total, the part that the ERP has confirmed, and the rest. */
export const VoucherTotals = ({
  balance,
  count,
}: {
  readonly balance: VoucherBalance | null
  readonly count: number
}) => (
  <Card>
    <dl className={classes.totals}>
      <Figure label="Total do pedido" cents={balance?.totalCents ?? null} note={countVouchers(count)} />
      <Figure
        label="Total enviado ao ERP"
        cents={balance?.sentCents ?? null}
        note={balance === null ? undefined : `${formatPercent(computeShare(balance.sentCents, balance), 1)} do pedido`}
      />
      <Figure
        label="Saldo restante"
        cents={balance?.remainingCents ?? null}
        note="só conta o que o ERP já confirmou"
        isMain
      />
    </dl>
    {balance !== null && <Bar balance={balance} />}
  </Card>
)
