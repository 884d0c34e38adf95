import { whenUsed } from './when-used.ts'

/** A format of days or hours in São Paulo. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  whenUsed(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', ...options }))

const fullDay = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** A calendar day 'AAAA-MM-DD' has no hour: read at noon, it is the same day in every time zone. */
export const parseInstant = (iso: string): Date =>
  new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00-03:00` : iso)

/** A day '2026-11-21' or an instant → '21/11/2026', in São Paulo (CON-007). */
export const formatDate = (iso: string): string => fullDay().format(parseInstant(iso))

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** '74000000' → '74000-000' (CON-009); any other text is unchanged. */
export const formatCep = (text: string): string => text.replace(/^(\d{5})-?(\d{3})$/, '$1-$2')

/** '62999990000' → '(62) 99999-0000' (CON-009); any other text is unchanged. */
export const formatPhone = (text: string): string => text.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
