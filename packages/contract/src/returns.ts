import { returnReasonMax } from '@girassol/domain/returns'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, requiredText } from './http/fields.ts'
import { orderStatus } from './orders.ts'

export const requestReturn = endpoint({
  method: 'POST',
  path: '/returns/invoice/:id',
  requires: 'returns.request',
  summary: 'Asks for the pre-return of a billed order; the ERP settles it.',
  params: z.object({ id }),
  body: z.object({ observation: requiredText(returnReasonMax) }),
  response: z.object({ id, status: orderStatus }),
})
