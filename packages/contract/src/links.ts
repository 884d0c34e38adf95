import { roles } from '@girassol/domain/access'
import { linkPlaces } from '@girassol/domain/links'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, wholeNumber } from './http/fields.ts'
import { linkBody } from './links/link-body.ts'

const linkView = z.object({ id, place: z.enum(linkPlaces), label: z.string(), url: z.url() })
export type LinkView = z.infer<typeof linkView>

export const listLinks = endpoint({
  method: 'GET',
  path: '/links',
  requires: 'session',
  summary: "The links that lead out of the portal, as the caller's roles see them, in order.",
  response: z.array(linkView),
})

const version = wholeNumber(1, 2_147_483_647)

const managedLink = linkView.extend({
  /** The roles that see it; an empty list means everyone. */
  roles: z.array(z.enum(roles)),
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type ManagedLink = z.infer<typeof managedLink>

export const listManagedLinks = endpoint({
  method: 'GET',
  path: '/admin/links',
  requires: 'administration.use',
  summary: 'Every link, whoever sees it, by place and order (C-140).',
  response: z.array(managedLink),
})

export const addLink = endpoint({
  method: 'POST',
  path: '/admin/links',
  requires: 'administration.use',
  summary: 'Add a link at the end of its place; https addresses only.',
  body: linkBody,
  response: managedLink,
  status: 201,
})

export const changeLink = endpoint({
  method: 'PUT',
  path: '/admin/links/:id',
  requires: 'administration.use',
  summary: 'Change a link; 409 when somebody else did since the version the edit began with.',
  params: z.object({ id }),
  body: z.object({ ...linkBody.shape, version }),
  response: managedLink,
})

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/admin/links/:id',
  requires: 'administration.use',
  summary: 'Remove a link for good.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

export const sortLinks = endpoint({
  method: 'PUT',
  path: '/admin/links/order',
  requires: 'administration.use',
  summary: 'Put the links of a place in this order: all of them, each once.',
  body: z.object({ place: z.enum(linkPlaces), ids: z.array(id).min(1).max(200) }),
  response: z.array(managedLink),
})
