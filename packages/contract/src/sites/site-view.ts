import { nextSiteStepNames } from '@girassol/domain/sites'
import { z } from 'zod'
import { action, id } from '../http/fields.ts'
import { personalEmail, personalPhone, personalText } from '../http/personal-fields.ts'
import { siteDetails } from './site-body.ts'
import { photoView, siteLink, sitePerson, siteStage, siteUrgency, taskView } from './site-fields.ts'

const kwp = z.number().nullable()
/** Reais. */
const value = z.number().nullable()

const identity = {
  id,
  title: z.string(),
  stage: siteStage,
  cityCode: z.string(),
  cityName: z.string(),
  state: z.string(),
  responsible: sitePerson.nullable(),
  /** Power and value of its newest order, else budget, else proposal; staff do not get figures of a proposal (SITE-001). */
  kwp,
  value,
  isArchived: z.boolean(),
  /** Counts the changes of the record; every write names the one it started from (C-152). */
  version: z.number().int(),
}

/** A card of the board. */
export const siteRow = z.object({
  ...identity,
  /** Without a contact, the name of the customer. */
  contactName: z.nullable(personalText),
  /** The last change, note, task, link or photo. */
  touchedAt: z.string(),
  urgency: siteUrgency.nullable(),
  actions: z.object({ move: action }),
})
export type SiteRow = z.infer<typeof siteRow>

/** How many sites of the filter are in a stage, and their power; the filter's own stage does not count here. */
export const stageCount = z.object({ stage: siteStage, count: z.number().int(), kwp: z.number() })

export const siteView = z.object({
  ...identity,
  customer: z.object({ id, name: z.nullable(personalText) }).nullable(),
  contactName: z.nullable(personalText),
  phone: z.nullable(personalPhone),
  email: z.nullable(personalEmail),
  address: z.string().nullable(),
  supply: siteDetails.supply,
  /** Amperes of the main breaker. */
  breakerA: z.number().nullable(),
  utility: z.string().nullable(),
  consumerUnit: z.string().nullable(),
  roof: z.object({ roofTypeId: z.nullable(id), tilt: z.number().nullable(), azimuth: z.number().nullable() }),
  consumption: z.number().nullable(),
  /** Only while the stage is LOST. */
  lossReason: z.nullable(personalText),
  createdAt: z.string(),
  createdBy: z.string(),
  touchedAt: z.string(),
  /** When the site last entered each stage it has been in; a skipped stage is absent. */
  reached: z.array(z.object({ stage: siteStage, at: z.string() })),
  links: z.array(siteLink),
  /** Late first, then by day; those done come last, at most ten. */
  tasks: z.array(taskView),
  photos: z.array(photoView),
  /** What comes next in this stage; null where nothing is left or other people act. */
  nextStep: z.object({ name: z.enum(nextSiteStepNames), label: z.string() }).nullable(),
  actions: z.object({
    edit: action,
    move: action,
    link: action,
    archive: action,
    remove: action,
    addNote: action,
    addTask: action,
    addPhoto: action,
  }),
})
export type SiteView = z.infer<typeof siteView>
