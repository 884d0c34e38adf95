import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { productCode } from './http/fields.ts'

const params = z.object({ code: productCode })

/** An open alert of the user; one that was sent exists no more. */
const alertView = z.object({ B1_COD: z.string(), madeAt: z.string() })

export const listAlerts = endpoint({
  method: 'GET',
  path: '/alerts',
  requires: 'alerts.use',
  summary: 'The products of which the user wants to know when they can be ordered again, the first made first.',
  response: z.array(alertView),
})

export const addAlert = endpoint({
  method: 'POST',
  path: '/alerts/:code',
  requires: 'alerts.use',
  summary: 'Notify the user once when a product can be ordered again; at most 50 open alerts, one for each product.',
  params,
  response: alertView,
  status: 201,
})

export const removeAlert = endpoint({
  method: 'DELETE',
  path: '/alerts/:code',
  requires: 'alerts.use',
  summary: 'Remove the alert about a product, if there is one.',
  params,
  response: z.null(),
  status: 204,
})
