import type { listCompanyActivity } from '@girassol/contract/company-activity'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type ActivityKind, activityKinds } from '@girassol/domain/company-activity'
import { isDay } from '@girassol/domain/shared'
import { isRecordNumber } from '../../lib/record-number.ts'

/** The filters of the activity, named as in the address. */
export const activityDefaults = { pessoa: '', tipo: '', de: '', ate: '' } as const

export type ActivityState = Readonly<Record<keyof typeof activityDefaults, string>>

const isKind = (text: string): text is ActivityKind => text in activityKinds

/** The query of the filters. A partly typed day or an invalid value in the address is ignored. */
export const activityQuery = ({
  pessoa,
  tipo,
  de,
  ate,
}: ActivityState): RequestFor<typeof listCompanyActivity>['query'] => ({
  ...(isRecordNumber(pessoa) && { userId: Number(pessoa) }),
  ...(isKind(tipo) && { kind: tipo }),
  ...(isDay(de) && { from: de }),
  ...(isDay(ate) && { to: ate }),
})
