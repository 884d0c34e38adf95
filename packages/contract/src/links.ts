import { linkPlaces } from '@girassol/domain/links'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'

const linkView = z.object({ id, place: z.enum(linkPlaces), label: z.string(), url: z.url() })
export type LinkView = z.infer<typeof linkView>

export const listLinks = endpoint({
  method: 'GET',
  path: '/links',
  requires: 'session',
  summary: "The links that lead out of the portal, as the caller's roles see them, in order.",
  response: z.array(linkView),
})
