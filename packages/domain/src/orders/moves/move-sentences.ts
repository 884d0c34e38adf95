import { carrierSentences } from '../../freight/carrier-freight.ts'

/** Why an action is refused although role and status allow it. */
export const moveSentences = {
  promotionNotRemade: 'Um pedido de promoção não pode ser refeito.',
  paymentMissing: 'Escolha a forma de pagamento antes de validar o pedido.',
  promotionNotReproved: 'Um pedido de promoção não pode ser reprovado por aqui.',
  awaitsPaymentRelease: 'Espere o financeiro validar a forma de pagamento antes de prosseguir.',
  marginIsYours: 'Você deu a margem abaixo do permitido deste pedido: outra pessoa precisa aprovar.',
  notOthers: "Só um pedido com pagamento 'Outros' espera a liberação da forma de pagamento.",
  alreadyReleased: 'A forma de pagamento deste pedido já foi liberada.',
  notPaidHere: 'Pedidos com Financiamento ou Outros não são pagos pelo portal.',
  notBilledFirst: 'Só pedidos com Financiamento ou Outros têm o faturamento confirmado.',
  notHeld: 'Só pedidos com Financiamento, Depósito ou Outros têm a expedição liberada.',
  noVouchers: 'Só pedidos com Financiamento ou Outros têm comprovantes.',
  noTriangulation: 'Este pedido não é uma operação de conta e ordem.',
  operationIncomplete:
    'Para liberar a operação, informe o cliente, o valor total e o arquivo da nota fiscal e salve as alterações.',
  alreadySent: 'Este pedido já foi enviado para o Fretefy.',
  pickup: carrierSentences.pickup,
  noAddress: carrierSentences.noAddress,
  noFeedback: 'Este pedido não tem feedback.',
} as const

export type MoveRefusal = keyof typeof moveSentences
