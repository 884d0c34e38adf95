import type { Tx } from '../../http/context.ts'
import { insertAnalysis } from './card-analysis-store.ts'

/** C-87, E4: opens the analysis of a captured card, once per order. */
export const openAnalysis = (tx: Tx, orderId: number, now: string): Promise<void> => insertAnalysis(tx, orderId, now)
