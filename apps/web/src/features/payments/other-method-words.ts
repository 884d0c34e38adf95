import type { OtherPaymentMethodView } from '@girassol/contract/payments'

/** PAY-027 */
export const otherMethodsFailed = 'Houve um erro ao tentar listar os métodos de pagamento, tente novamente mais tarde.'

/** '3× a cada 30 dias' */
export const rhythmOf = ({ quantityInstallment, rangeInstallment }: OtherPaymentMethodView): string =>
  quantityInstallment === 1
    ? `1× em ${rangeInstallment} dias`
    : `${quantityInstallment}× a cada ${rangeInstallment} dias`
