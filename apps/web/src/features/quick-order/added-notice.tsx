import type { OrderType } from '@girassol/domain/orders'
import { formatCount } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toSummaryPath } from '../cart/index.ts'
import type { Added } from './use-add-rows.ts'

const describeAdded = (count: number): string => {
  if (count === 0) return 'Nada foi para o carrinho'
  return count === 1 ? '1 produto foi para o carrinho' : `${formatCount(count)} produtos foram para o carrinho`
}

export type AddedNoticeProps = { readonly added: Added; readonly type: OrderType }

/** What is in the cart now, and what differs from the preview (FAST-007). */
export const AddedNotice = ({ added: { ready, differing }, type }: AddedNoticeProps) => (
  <Notice
    tone={differing.length === 0 ? 'success' : 'attention'}
    title={describeAdded(ready.length)}
    isAlert
    action={<AppLink to={toSummaryPath(type)}>Ver carrinho</AppLink>}
  >
    {differing.map(({ row, name, code, sentence }) => (
      <p key={row}>
        {name ?? code}: {sentence}
      </p>
    ))}
  </Notice>
)
