import { timelineKindNames, timelinePage, timelineTones } from '@girassol/domain/sites'
import { z } from 'zod'
import { text } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'
import { noteView } from './site-fields.ts'

const isKindList = (typed: string): boolean =>
  typed.split(',').every((kind) => (timelineKindNames as readonly string[]).includes(kind))

const isCursor = (typed: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z~[A-Z]+-\d{1,19}$/.test(typed)

export const timelineQuery = z.object({
  /** `next` of the answer before; without a value, the newest. */
  before: z.optional(text(80).check(z.refine(isCursor, 'Valor inválido'))),
  take: z.coerce.number<number>().int().min(1).max(100).default(timelinePage),
  /** Several separated by commas; without a value, every kind. */
  kinds: z.optional(text(200).check(z.refine(isKindList, 'Valor inválido'))),
})

export const timelineEntry = z.object({
  /** Different for each entry of a site. */
  key: z.string(),
  at: z.string(),
  kind: z.enum(timelineKindNames),
  tone: z.enum(timelineTones),
  /** 'Pedido 10418: Faturado'. */
  title: personalText,
  /** A reason or another text of a user; null without one. */
  detail: z.nullable(personalText),
  /** A user, another system ('ERP'), or null for the portal itself. */
  author: z.nullable(personalText),
  /** The screen of its record; null for what the page of the site shows, and for what the caller may not open. */
  link: z.string().nullable(),
  /** Only of kind NOTE. */
  note: noteView.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>
