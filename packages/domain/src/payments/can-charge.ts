import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { PaymentMethod } from './payment-method.ts'

/** C-86, PAY-042, PAY-043: a Pix has its own call; a deposit is made to the distributor's account. */
export const canCharge = (method: PaymentMethod | null, by: 'checkout' | 'pix') =>
  firstRefusal(
    [method === 'DEPOSIT', 'paidByDeposit'],
    [by === 'checkout' && method === 'PIX', 'paidByPix'],
    [by === 'pix' && method !== 'PIX', 'notPaidByPix'],
  )

export const chargeRefusals = {
  paidByDeposit: 'Este pedido é pago por depósito na conta da distribuidora.',
  paidByPix: 'Este pedido é pago por Pix.',
  notPaidByPix: 'Este pedido não é pago por Pix.',
} as const satisfies Record<RuleRefusal<typeof canCharge>, string>

/** PAY-051: the gateway could not be reached. */
export const chargeFailed =
  'Ocorreu um erro ao gerar checkout para pagamento, entre em contato com nosso time comercial.'

/** The received payment does not match, so nothing is charged until the financial department has settled it (C-87). */
export const chargeInDispute = 'O pagamento deste pedido está em conferência pelo financeiro.'
