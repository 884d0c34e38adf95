import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { instalmentTableBody } from './instalment-table-body.ts'

export const instalmentTable = z.object({
  reference: z.enum(paymentMethods),
  label: z.string(),
  ...instalmentTableBody.shape,
})
export type InstalmentTable = z.infer<typeof instalmentTable>
