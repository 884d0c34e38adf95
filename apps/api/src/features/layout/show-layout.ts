import type * as contract from '@girassol/contract/layout'
import type { Handler } from '../../http/context.ts'
import { findLayout } from './layout-queries.ts'

/** GRID-006: what the layout of an order is drawn from; the browser draws it with the rule of the server. */
export const showLayout: Handler<typeof contract.showLayout> = async (context, { params }) =>
  findLayout(context, params.id)
