import { siteLimits, siteLinkKindNames, siteStageNames, siteViewNames } from '@girassol/domain/sites'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { newSiteBody, siteBody, siteCity } from './sites/site-body.ts'
import { siteLink, sitePerson, siteStage } from './sites/site-fields.ts'
import { timelineEntry, timelineQuery } from './sites/site-timeline.ts'
import { siteRow, siteView, stageCount } from './sites/site-view.ts'

export type { NoteView, PhotoView, SiteLinkView, TaskView } from './sites/site-fields.ts'
export type { TimelineEntry } from './sites/site-timeline.ts'
export type { SiteRow, SiteView } from './sites/site-view.ts'
export { siteRow }

const params = z.object({ id })

const isStageList = (typed: string): boolean =>
  typed.split(',').every((stage) => (siteStageNames as readonly string[]).includes(stage))

const siteFilters = {
  /** A part of title, contact, customer or consumer unit without accents, or an order's number (SITE-008). */
  term: z.optional(text(100)),
  /** Several separated by commas; without a value, every stage. */
  stage: z.optional(text(100).check(z.refine(isStageList, 'Etapa inválida'))),
  /** The id of a user of the seller. */
  responsible: z.optional(id),
  /** IBGE code. */
  city: z.optional(siteCity),
  /** Those of the caller, those with a late task, or those without a change for 15 days. */
  view: z.enum(siteViewNames).default('ALL'),
  /** `yes`: only those in the archive. */
  archived: z.enum(['yes', 'no']).default('no'),
}

export const listSites = endpoint({
  method: 'GET',
  path: '/sites',
  requires: 'sites.read',
  summary:
    'The sites of the seller, those with a late task first, then the longest untouched; with `board`, the first `take` of each stage.',
  query: z.object({
    ...siteFilters,
    /** `yes`: `take` counts for each stage and `skip` is ignored; the rest of a stage is requested with `stage` and `skip`. */
    board: z.enum(['yes', 'no']).default('no'),
    ...pageQuery(20),
  }),
  /** `stages`: all ten, of the filter without its stage. */
  response: z.object({ ...page(siteRow).shape, stages: z.array(stageCount) }),
})

export const createSite = endpoint({
  method: 'POST',
  path: '/sites',
  requires: 'sites.use',
  summary: 'A site of the own seller in stage LEAD; title and city are enough (SITE-001).',
  body: newSiteBody,
  response: siteView,
  status: 201,
})

export const listSiteOptions = endpoint({
  method: 'GET',
  path: '/sites/options',
  requires: 'sites.read',
  summary: 'The users of the seller who may be responsible, and the cities of its sites.',
  response: z.object({
    people: z.array(sitePerson),
    cities: z.array(z.object({ code: z.string(), name: z.string(), state: z.string() })),
  }),
})

export const exportSites = endpoint({
  method: 'GET',
  path: '/sites/export',
  requires: 'sites.read',
  summary: 'The filtered list as a spreadsheet, with the day on which each stage was reached (SITE-013).',
  query: z.object({ ...siteFilters, format: z.enum(['csv', 'xlsx']) }),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})

export const readSite = endpoint({
  method: 'GET',
  path: '/sites/:id',
  requires: 'sites.read',
  summary: 'A site with its links, tasks, photos and actions.',
  params,
  response: siteView,
})

export const editSite = endpoint({
  method: 'PATCH',
  path: '/sites/:id',
  requires: 'sites.use',
  summary: 'Change fields of a site, or archive it; 409 when the record has changed since (C-152).',
  params,
  body: siteBody,
  response: siteView,
})

export const removeSite = endpoint({
  method: 'DELETE',
  path: '/sites/:id',
  requires: 'sites.use',
  summary: 'Remove a site for good; 409 while anything is linked to it (C-175).',
  params,
  response: z.null(),
  status: 204,
})

export const moveSite = endpoint({
  method: 'POST',
  path: '/sites/:id/stage',
  requires: 'sites.use',
  summary: 'Move a site to any other stage; LOST requires a reason (SITE-004).',
  params,
  body: z.strictObject({ stage: siteStage, reason: z.optional(text(siteLimits.lossReason)), version: id }),
  response: siteView,
})

export const readSiteTimeline = endpoint({
  method: 'GET',
  path: '/sites/:id/timeline',
  requires: 'sites.read',
  summary: 'What happened on a site and on everything linked to it, newest first (SITE-006).',
  params,
  query: timelineQuery,
  response: z.object({
    entries: z.array(timelineEntry),
    /** `before` of the next request; null at the end. */
    next: z.string().nullable(),
  }),
})

const linkKind = z.enum(siteLinkKindNames)

export const readLinkedSite = endpoint({
  method: 'GET',
  path: '/sites/linked',
  requires: 'sites.read',
  summary: 'The site that a record is linked to; null for a record without one.',
  query: z.object({ kind: linkKind, recordId: id }),
  response: z.object({ site: z.object({ id, title: z.string(), version: z.number().int() }).nullable() }),
})

export const linkToSite = endpoint({
  method: 'POST',
  path: '/sites/:id/links',
  requires: 'sites.use',
  summary: 'Link a record of the same seller to a site; one that was linked to another site moves (SITE-007).',
  params,
  body: z.strictObject({ kind: linkKind, recordId: id }),
  response: z.array(siteLink),
})

export const unlinkFromSite = endpoint({
  method: 'DELETE',
  path: '/sites/:id/links',
  requires: 'sites.use',
  summary: 'Take a record off a site; the record itself does not change.',
  params,
  query: z.object({ kind: linkKind, recordId: id }),
  response: z.array(siteLink),
})
