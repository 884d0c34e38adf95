import { systemChecks } from '@girassol/domain/setup'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

const count = z.number().int()

export const showSetup = endpoint({
  method: 'GET',
  path: '/admin/setup',
  requires: 'administration.use',
  summary: 'What the portal has of what its first order needs (USE-027).',
  response: z.object({
    /** False after the first order. */
    isOpen: z.boolean(),
    facts: z.object({
      branches: z.array(z.string()),
      products: count,
      productsWithoutPicture: count,
      freightStates: count,
      distributorName: z.string().nullable(),
      colleagues: count,
      approvedIntegrators: count,
      pendingIntegrators: count,
    }),
  }),
})

const check = z.enum(systemChecks)

export const checkSystems = endpoint({
  method: 'GET',
  path: '/admin/setup/systems',
  requires: 'administration.use',
  summary: 'Tests the ERP and the mail server now; nothing is sent or written.',
  response: z.object({ erp: check, mail: check, checkedAt: z.string() }),
  callsPerMinute: 30,
})
