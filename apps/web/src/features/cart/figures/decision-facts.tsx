import type { OrderView } from '@girassol/contract/orders'
import type { DecisionFigures } from '@girassol/contract/orders/decision-figures'
import type { ReactNode } from 'react'
import { formatCount, formatReaisPerWatt } from '../../../lib/format.ts'
import type { SummaryRailProps } from '../../../ui/summary-rail.tsx'
import classes from './decision-facts.module.css'
import { describeDispatch, describeMissingPoints, describeUsualPayment, formatDcAcRatio } from './figure-words.ts'

const drawPoints = (points: NonNullable<DecisionFigures['points']>): ReactNode => {
  const missing = describeMissingPoints(points)
  return (
    <>
      {formatCount(points.earned)}
      {missing !== undefined && <span className={classes.missing}>{missing}</span>}
    </>
  )
}

/** What the cart means for the decision, below its total (DEC-001, DEC-002); nothing while it is empty. */
export const decisionFacts = (cart: OrderView | null): NonNullable<SummaryRailProps['facts']> => {
  if (cart === null || cart.figures === null || cart.invoiceItems.length === 0) return []
  const { usualPayment, dispatch, dcAcRatio, points } = cart.figures
  return [
    ...(usualPayment === null ? [] : [{ label: 'Parcela', value: describeUsualPayment(usualPayment) }]),
    { label: 'Embarque', value: describeDispatch(dispatch) },
    ...(dcAcRatio === null ? [] : [{ label: 'Relação CC/CA', value: formatDcAcRatio(dcAcRatio) }]),
    ...(points === null ? [] : [{ label: 'Pontos a ganhar', value: drawPoints(points) }]),
  ]
}

/** 'R$ 1,70/Wp'; undefined without panels or without permission to see prices (DEC-003). */
export const formatPricePerWp = (cart: OrderView | null): string | undefined => {
  const pricePerWp = cart?.figures?.pricePerWp ?? null
  return pricePerWp === null ? undefined : formatReaisPerWatt(pricePerWp)
}
