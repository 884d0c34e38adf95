import type { OrderView } from '@girassol/contract/orders'
import type { Pair } from '../../ui/pairs.tsx'
import { MoneyText } from '../../ui/value-text.tsx'

/** The amounts of an order's credit analysis (FIN-007, FIN-008); [] without one. */
export const financingPairs = ({ financing }: Pick<OrderView, 'financing'>): readonly Pair[] =>
  financing === null
    ? []
    : [
        ['Valor dos equipamentos', <MoneyText key="equipment" reais={financing.equipmentValue} />],
        ['Valor da entrada', <MoneyText key="input" reais={financing.inputValue} />],
        ['Valor financiado', <MoneyText key="financed" reais={financing.financedValue} />],
        ['Carência', `${financing.waitingPeriod} dias`],
        [
          'Parcelas',
          <span key="instalments" className="figures">
            {financing.installments}× <MoneyText reais={financing.installmentsValue} />
          </span>,
        ],
      ]
