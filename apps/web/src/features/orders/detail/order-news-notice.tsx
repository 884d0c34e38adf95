import { orderStatuses } from '@girassol/domain/orders'
import { useEffect } from 'react'
import { formatTime } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './order-detail.module.css'
import { type OrderNews, useOrderNews } from './use-order-news.ts'

const describeNews = ({ isMove, status, author, at }: OrderNews): string => {
  const when = `às ${formatTime(at)}`
  const { label, list } = orderStatuses[status]
  const record = list === 'budgets' ? 'orçamento' : 'pedido'
  if (isMove)
    return `${author === null ? `Este ${record} passou` : `${author} passou este ${record}`} para “${label}” ${when}.`
  return author === null ? `Este ${record} foi alterado ${when}.` : `${author} alterou este ${record} ${when}.`
}

/** Shows which user just changed the order on screen and how, beside the updated data, until the notice is closed. */
export const OrderNewsNotice = ({ orderId }: { readonly orderId: number }) => {
  const { news, dismiss } = useOrderNews(orderId)
  const sentence = news && describeNews(news)
  useEffect(() => {
    if (sentence !== undefined) announce(sentence)
  }, [sentence])
  if (sentence === undefined) return null
  return (
    <div className={classes.notice}>
      <Notice
        tone="info"
        isInline
        action={<ActionButton label="Entendi" variant="text" size="compact" onRun={dismiss} />}
      >
        {sentence}
      </Notice>
    </div>
  )
}
