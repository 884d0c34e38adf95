import type { Day } from '../shared/brazil-time.ts'
import { isValidUntilAllowed } from './proposal-validity.ts'

/** What a version needs before it can be sent; `field` is the path in the body of an edit. */
export type MissingToSend = { readonly field: string; readonly message: string }

type Sendable = {
  readonly customerName: string | null
  readonly cityCode: string | null
  readonly itemCount: number
  readonly finalCents: number
  readonly validUntil: Day | null
}

/** PROP-008: the parts that are missing, in the order of the editor; an empty list means that it can be sent. */
export const listMissingToSend = (version: Sendable, now: string): readonly MissingToSend[] => {
  const checks: readonly (readonly [boolean, string, string])[] = [
    [version.customerName === null, 'customer.name', 'Informe o nome do cliente.'],
    [version.cityCode === null, 'customer.cityCode', 'Informe a cidade da instalação.'],
    [version.itemCount === 0, 'items', 'A proposta não tem nenhum item.'],
    [version.finalCents <= 0, 'price', 'O preço final precisa ser maior que zero.'],
    [
      version.validUntil === null || !isValidUntilAllowed(version.validUntil, now),
      'validUntil',
      'Escolha um dia de amanhã até 60 dias à frente.',
    ],
  ]
  return checks.flatMap(([isMissing, field, message]) => (isMissing ? [{ field, message }] : []))
}
