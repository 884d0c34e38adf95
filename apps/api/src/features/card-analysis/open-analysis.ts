import type { Tx } from '../../http/context.ts'
import { insertAnalysis } from './card-analysis-store.ts'

/** C-87, E4: a captured card waits for its analysis, once an order. */
export const openAnalysis = (tx: Tx, orderId: number, now: string): Promise<void> => insertAnalysis(tx, orderId, now)
