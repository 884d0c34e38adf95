import type { Substitutes } from '@girassol/contract/substitutions'
import { formatReais } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'

/** SUB-011: what is lost is said before, not after. */
export const LossesNotice = ({ found: { loses } }: { readonly found: Substitutes }) => {
  const { agreement, agreedDiscount, hold } = loses
  if (!agreement && !hold) return null
  const discount = agreedDiscount === null ? '' : ` de ${formatReais(agreedDiscount)} de desconto`
  return (
    <Notice tone="attention" isInline>
      {agreement && <div>A troca encerra o acordo da negociação{discount}.</div>}
      {hold && <div>A reserva dos produtos que saem é liberada; a dos novos é feita com o que houver em estoque.</div>}
    </Notice>
  )
}
