import { listWords } from '@girassol/domain/shared'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import type { CartPart } from './cart-save.ts'
import type { SaveCart } from './use-saving.ts'

const names = {
  customer: 'cliente',
  delivery: 'entrega',
  payment: 'pagamento',
  additional: 'dados adicionais',
} as const satisfies Record<CartPart, string>

/** Offers the choices that did not reach the server (USE-002). */
export const StoredChoices = ({ stored }: Pick<SaveCart, 'stored'>) => (
  <DraftNotice draft={stored} what={listWords(stored.parts.map((part) => names[part]))} />
)
