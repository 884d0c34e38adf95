import { settingKeys } from '@girassol/domain/settings'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { energySettingsBody } from './settings/energy-settings-body.ts'
import { operationBody, separationCapacity, separationDayBody } from './settings/operation-body.ts'
import { pointSeasonBody, promotionalSeasonBody } from './settings/season-body.ts'
import { pointSeasonView, promotionalSeasonView } from './settings/seasons.ts'
import { changedFigures, changedPieces } from './settings/sizing-body.ts'

const separationDay = z.object({ day: z.iso.date(), quantity: z.number().int() })
export type SeparationDayView = z.infer<typeof separationDay>

/** The settings that screens read: 'sales-campaign' and 'active-season' (STORE-036, PTS-094). */
const params = z.object({ id: z.enum(settingKeys) })

const setting = z.object({
  id: z.enum(settingKeys),
  /** The sales campaign has '0' (off) or the id of its season, the active season its id; null when there is none. */
  value: z.string().nullable(),
})
export type SettingView = z.infer<typeof setting>

export const readSetting = endpoint({
  method: 'GET',
  path: '/configuration/:id',
  requires: 'session',
  summary: 'A setting by its key.',
  params,
  response: setting,
})

export const changeSetting = endpoint({
  method: 'PATCH',
  path: '/configuration/:id',
  requires: 'settings.change',
  summary: 'Change a setting; points administrators only the active season.',
  params,
  body: z.object({
    value: z.nullable(text(20)),
    /** The value that the user saw; refused when another user has changed it since. */
    seen: z.optional(z.nullable(text(20))),
  }),
  response: setting,
})

export const showOperation = endpoint({
  method: 'GET',
  path: '/admin/settings',
  requires: 'administration.use',
  summary: 'What the house decides of its daily work: polling, separation, taxes, special financing.',
  response: operationBody,
})

export const changeOperation = endpoint({
  method: 'PUT',
  path: '/admin/settings',
  requires: 'administration.use',
  summary: 'Change them; refused when they changed since they were read.',
  body: z.object({ ...operationBody.shape, seen: operationBody }),
  response: operationBody,
})

export const showEnergySettings = endpoint({
  method: 'GET',
  path: '/energy/settings',
  requires: 'store.use',
  summary: 'The assumptions of every estimate of yield and return (C-158).',
  response: energySettingsBody,
})

export const changeEnergySettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/energy',
  requires: 'administration.use',
  summary: 'Replace them, from the next estimate on; refused when they changed since they were read.',
  body: z.strictObject({ ...energySettingsBody.shape, seen: energySettingsBody }),
  response: energySettingsBody,
})

export const showGeneratorFigures = endpoint({
  method: 'GET',
  path: '/admin/settings/generator',
  requires: 'administration.use',
  summary: 'The figures of the sizing rule that staff have changed; all others are their defaults.',
  response: z.object({ figures: changedFigures }),
})

export const changeGeneratorFigures = endpoint({
  method: 'PUT',
  path: '/admin/settings/generator',
  requires: 'administration.use',
  summary: 'Replace them; refused when a kit could become unsafe, or when they changed since they were read.',
  body: z.object({ figures: changedFigures, seen: changedFigures }),
  response: z.object({ figures: changedFigures }),
})

export const showKitPieces = endpoint({
  method: 'GET',
  path: '/admin/settings/pieces',
  requires: 'administration.use',
  summary: 'The products that staff have put in place of those that the sizing rule names.',
  response: z.object({ pieces: changedPieces }),
})

export const changeKitPieces = endpoint({
  method: 'PUT',
  path: '/admin/settings/pieces',
  requires: 'administration.use',
  summary: 'Replace them; refused for products that the catalogue lacks, or when they changed since they were read.',
  body: z.object({ pieces: changedPieces, seen: changedPieces }),
  response: z.object({ pieces: changedPieces }),
})

export const listSeparationDays = endpoint({
  method: 'GET',
  path: '/admin/separation-days',
  requires: 'administration.use',
  summary: 'The days from today on with another separation capacity than their day of the week.',
  response: z.array(separationDay),
})

export const changeSeparationDay = endpoint({
  method: 'PUT',
  path: '/admin/separation-days/:day',
  requires: 'administration.use',
  summary: 'Give a single day another capacity, or with null its usual one again.',
  params: z.object({ day: separationDayBody.shape.day }),
  body: z.object({ quantity: z.nullable(separationCapacity), seen: z.nullable(separationCapacity) }),
  response: z.object({ day: z.iso.date(), quantity: z.number().int().nullable() }),
})

export const listPromotionalSeasons = endpoint({
  method: 'GET',
  path: '/admin/promotional-seasons',
  requires: 'settings.changeCampaign',
  summary: 'The promotional seasons, the latest first, and which one the sales campaign names.',
  response: z.array(promotionalSeasonView),
})

export const createPromotionalSeason = endpoint({
  method: 'POST',
  path: '/admin/promotional-seasons',
  requires: 'settings.changeCampaign',
  summary: 'Prepare a promotional season.',
  body: promotionalSeasonBody,
  response: promotionalSeasonView,
  status: 201,
})

export const changePromotionalSeason = endpoint({
  method: 'PUT',
  path: '/admin/promotional-seasons/:id',
  requires: 'settings.changeCampaign',
  summary: 'Change the name or the days of a season; refused when they changed since they were read.',
  params: z.object({ id }),
  body: z.object({ ...promotionalSeasonBody.shape, seen: promotionalSeasonBody }),
  response: promotionalSeasonView,
})

export const listPointSeasons = endpoint({
  method: 'GET',
  path: '/admin/point-seasons',
  requires: 'settings.change',
  summary: 'The seasons of the points programme, the latest first, and which one is active.',
  response: z.array(pointSeasonView),
})

export const createPointSeason = endpoint({
  method: 'POST',
  path: '/admin/point-seasons',
  requires: 'settings.change',
  summary: 'Add a season to the points programme; its days belong to no other.',
  body: pointSeasonBody,
  response: pointSeasonView,
  status: 201,
})

export const changePointSeason = endpoint({
  method: 'PUT',
  path: '/admin/point-seasons/:id',
  requires: 'settings.change',
  summary: 'Change the days of a season; points that were credited keep the day they expire.',
  params: z.object({ id }),
  body: z.object({ ...pointSeasonBody.shape, seen: pointSeasonBody }),
  response: pointSeasonView,
})
