import type { CompanyUser } from '@girassol/contract/company-users'
import { formatReais } from '../../lib/format.ts'
import classes from './purchase-limits.module.css'

type Limits = Pick<CompanyUser, 'orderLimit' | 'monthLimit' | 'monthUsed'>

const describeMonth = ({ monthLimit, monthUsed }: Limits): readonly string[] => {
  if (monthLimit === null) return []
  // Readers who do not see prices do not see what was ordered either.
  if (monthUsed === null) return [`até ${formatReais(monthLimit)} por mês`]
  return [`${formatReais(monthUsed)} de ${formatReais(monthLimit)} no mês`]
}

const describeOrder = ({ orderLimit }: Limits): readonly string[] =>
  orderLimit === null ? [] : [`até ${formatReais(orderLimit)} por pedido`]

/** In a narrow column a line ends between the parts, not within one. */
const keepTogether = (part: string): string => part.replaceAll(' ', '\u00A0')

/** The limits of a user, with what is used of this month's one (COMP-009, COMP-011). */
export const PurchaseLimits = ({ user }: { readonly user: Limits }) => {
  const parts = [...describeMonth(user), ...describeOrder(user)]
  if (parts.length === 0) return <span className={classes.faint}>Sem limite</span>
  return <span className={classes.limits}>{parts.map(keepTogether).join(' · ')}</span>
}
