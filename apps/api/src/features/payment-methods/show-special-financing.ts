import type * as contract from '@girassol/contract/payment-methods'
import type { Handler } from '../../http/context.ts'
import { findSpecialFinancing } from './payment-settings-queries.ts'

/** PAY-012, PAY-013: the special financing offer, closed while the settings contain none. */
export const showSpecialFinancing: Handler<typeof contract.showSpecialFinancing> = ({ tx }) => findSpecialFinancing(tx)
