import type { OrderView } from '@girassol/contract/orders'
import { formatReais } from '../../../../lib/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { Pairs } from '../../../../ui/pairs.tsx'

type Carried = Pick<
  OrderView,
  'actions' | 'fretefyCode' | 'fretefyCarrierName' | 'fretefyFreightValue' | 'fretefyTotalCubage'
>

const cubicMetres = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 })

const cubageText = (cubage: number | null): string | null =>
  cubage === null ? null : `${cubicMetres.format(cubage)} m³`

/** FRT-002: the freight hub's price for the order, for administrators, once it was requested. */
export const CarrierCard = ({ order }: { readonly order: Carried }) => {
  const { actions, fretefyCode, fretefyCarrierName, fretefyFreightValue, fretefyTotalCubage } = order
  if (!actions.seeCarrierValues.allowed || fretefyCarrierName === null) return null
  return (
    <Card title="Fretefy">
      <Pairs
        pairs={[
          ['Transportadora', fretefyCarrierName],
          ['Valor do frete', fretefyFreightValue === null ? null : formatReais(fretefyFreightValue)],
          ['Cubagem total', cubageText(fretefyTotalCubage)],
          ['Código da carga', fretefyCode ?? 'Ainda não enviada'],
        ]}
      />
    </Card>
  )
}
