import { budgetTimeLeft } from '@girassol/domain/orders'
import { formatDateTime } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'

type TimeLeftProps = {
  readonly expiresAt: string
  /** 'expira em 3 dias' rather than '3 dias'. */
  readonly isSentence?: boolean
}

/** The remaining validity of a budget; the title shows the exact time (BUD-018). */
export const TimeLeft = ({ expiresAt, isSentence = false }: TimeLeftProps) => {
  const left = budgetTimeLeft(expiresAt, useNow().toISOString())
  const isOver = left === 'Expirado'
  return (
    <time dateTime={expiresAt} title={formatDateTime(expiresAt)} className="figures">
      {isSentence && !isOver ? `expira em ${left}` : isSentence ? left.toLowerCase() : left}
    </time>
  )
}
