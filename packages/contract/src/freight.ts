import { z } from 'zod'
import { branchBody } from './freight/branch-body.ts'
import { stateRatesBody } from './freight/state-rates-body.ts'
import { endpoint } from './http/endpoint.ts'
import { text, uf } from './http/fields.ts'
import { fileBody, fileBytes } from './http/file.ts'
import { confirmedFile, fileImportPreview, importCounts, namedFile } from './http/file-import.ts'

export const findFreightDeadline = endpoint({
  method: 'GET',
  path: '/freight/cep/:cep',
  requires: 'store.use',
  summary: 'Working days of delivery to a postal code.',
  params: z.object({ cep: text(12) }),
  response: z.object({ deadline: z.number().int() }),
  callsPerMinute: 60,
})

export const findFreightRate = endpoint({
  method: 'GET',
  path: '/freight/rate/:uf/:city',
  requires: 'store.use',
  summary: 'Percentage and working days of delivery to a city.',
  params: z.object({ uf, city: text(10) }),
  response: z.object({ percentage: z.number(), minimum: z.number(), deadline: z.number().int() }),
})

/** 'company,branch' (DET-066). */
const branch = z.string().regex(/^\w{1,4},\w{1,4}$/)
const branchView = z.object({ name: z.string(), companyCode: z.string(), branchCode: z.string() })
export type BranchView = z.infer<typeof branchView>

export const listBranches = endpoint({
  method: 'GET',
  path: '/branches',
  requires: 'orders.read',
  summary: 'The branches that orders are shipped from.',
  response: z.array(branchView),
})

export const addBranch = endpoint({
  method: 'POST',
  path: '/admin/branches',
  requires: 'administration.use',
  summary: 'Add a branch under the codes that the ERP has for it.',
  body: branchBody,
  response: branchView,
  status: 201,
})

export const changeBranchName = endpoint({
  method: 'PUT',
  path: '/admin/branches/:branch',
  requires: 'administration.use',
  summary: 'Rename a branch; refused when somebody else did since it was read.',
  params: z.object({ branch }),
  body: z.object({ name: branchBody.shape.name, seen: text(60) }),
  response: branchView,
})

export const removeBranch = endpoint({
  method: 'DELETE',
  path: '/admin/branches/:branch',
  requires: 'administration.use',
  summary: 'Remove a branch that no order and no seller has.',
  params: z.object({ branch }),
  response: z.null(),
  status: 204,
})

const stateFreight = z.object({ uf, ...stateRatesBody.shape })
export type StateFreight = z.infer<typeof stateFreight>

export const listFreightTable = endpoint({
  method: 'GET',
  path: '/admin/freight',
  requires: 'administration.use',
  summary: 'The freight table: what delivery to each state costs and how long it takes.',
  /** States without a price yet are null. */
  response: z.array(z.object({ uf, rates: z.nullable(stateRatesBody) })),
})

export const changeFreight = endpoint({
  method: 'PUT',
  path: '/admin/freight/:uf',
  requires: 'administration.use',
  summary: 'Change the freight of a state; refused when it changed since it was read.',
  params: z.object({ uf }),
  body: z.object({ ...stateRatesBody.shape, seen: z.nullable(stateRatesBody) }),
  response: stateFreight,
})

export const previewFreightImport = endpoint({
  method: 'POST',
  path: '/admin/freight/preview',
  requires: 'administration.use',
  summary: 'What a CSV would change in the freight table, row by row; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileImportPreview,
  callsPerMinute: 30,
})

export const listFreightRefusals = endpoint({
  method: 'POST',
  path: '/admin/freight/refusals',
  requires: 'administration.use',
  summary: 'Every invalid row of a CSV of the freight table, as a CSV: line, column and reason; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileBytes,
  callsPerMinute: 10,
})

export const applyFreightImport = endpoint({
  method: 'POST',
  path: '/admin/freight/import',
  requires: 'administration.use',
  summary: 'Import a CSV of the freight table, all of it or nothing; refused when its preview showed other changes.',
  query: confirmedFile,
  body: fileBody,
  response: z.object(importCounts),
  callsPerMinute: 10,
})

export const exportFreight = endpoint({
  method: 'GET',
  path: '/admin/freight/export',
  requires: 'administration.use',
  summary: 'A CSV of the freight table that the import reads; imported again it changes nothing.',
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})
