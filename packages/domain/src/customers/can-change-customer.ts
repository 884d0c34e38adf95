import { bareDocument } from '../shared/cpf-cnpj.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { plainText } from '../shared/text.ts'

type Identity = { readonly document: string; readonly name: string; readonly fancyName: string }

/** CUS-013: a customer with an id keeps its document, name and fancy name; their spelling does not matter. */
export const canChangeCustomer = (stored: Identity, changed: Identity) =>
  firstRefusal(
    [bareDocument(stored.document) !== bareDocument(changed.document), 'documentFixed'],
    [plainText(stored.name) !== plainText(changed.name), 'nameFixed'],
    [plainText(stored.fancyName) !== plainText(changed.fancyName), 'fancyNameFixed'],
  )

export const customerRefusals = {
  documentFixed: 'O documento de um cliente cadastrado não pode ser alterado.',
  nameFixed: 'O nome de um cliente cadastrado não pode ser alterado.',
  fancyNameFixed: 'O nome fantasia de um cliente cadastrado não pode ser alterado.',
} as const satisfies Record<RuleRefusal<typeof canChangeCustomer>, string>
