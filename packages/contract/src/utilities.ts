import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { utilityBody, utilityChange, utilityFields } from './utilities/utility-body.ts'

const utilityView = z.object({
  id,
  ...utilityFields,
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type UtilityView = z.infer<typeof utilityView>

export const listUtilities = endpoint({
  method: 'GET',
  path: '/admin/utilities',
  requires: 'utilities.read',
  summary: 'Every utility by name, with its days and, where the administration gave them, tariff and Fio B (C-167).',
  response: z.array(utilityView),
})

export const addUtility = endpoint({
  method: 'POST',
  path: '/admin/utilities',
  requires: 'utilities.manage',
  summary: 'Add a utility; 409 when another has its name.',
  body: utilityBody,
  response: utilityView,
  status: 201,
})

export const changeUtility = endpoint({
  method: 'PUT',
  path: '/admin/utilities/:id',
  requires: 'utilities.manage',
  summary: 'Change a utility; refused when another user did since. Due days that are running stay (HOM-014, C-177).',
  params: z.object({ id }),
  body: utilityChange,
  response: utilityView,
})
