import { isBilledFirst } from '@girassol/domain/orders'
import {
  IconBan,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconCreditCard,
  IconFileText,
  IconMessage,
  IconPaperclip,
  IconPrinter,
  IconReceipt,
  IconRefresh,
  IconRosetteDiscountCheck,
  IconTruckDelivery,
  IconTruckLoading,
  IconTruckReturn,
} from '@tabler/icons-react'
import { lazy } from 'react'
import type { OrderCommand } from './features/orders/order-command.ts'

const FeedbackDialog = lazy(async () => ({
  default: (await import('./features/orders/feedback-dialog.tsx')).FeedbackDialog,
}))

/** Everything that can be done to an order, one line each, in the order of the menus; dialogs load when first asked for. */
export const orderCommands: readonly OrderCommand[] = [
  {
    id: 'feedback',
    action: 'readFeedback',
    label: 'Feedback',
    icon: <IconMessage size={16} aria-hidden />,
    place: 'both',
    audience: 'integrators',
    isShownWhenAllowed: true,
    Dialog: FeedbackDialog,
  },
  {
    id: 'pay',
    action: 'pay',
    label: 'Pagar',
    button: 'Pagar',
    rowButton: 'Pagar',
    icon: <IconCreditCard size={16} aria-hidden />,
    place: 'both',
    isShownWhenAllowed: true,
    opens: ({ barcodeUrl }) => barcodeUrl ?? null, // PAY-040
    Dialog: lazy(async () => ({ default: (await import('./features/payments/pay-dialog.tsx')).PayDialog })),
  },
  {
    id: 'validate',
    action: 'validate',
    label: 'Validar Pedido',
    button: 'Validar Pedido',
    icon: <IconCircleCheck size={16} aria-hidden />,
    place: 'header',
    Dialog: lazy(async () => ({
      default: (await import('./features/order-validation/validate-dialog.tsx')).ValidateDialog,
    })),
  },
  {
    id: 'approve',
    action: 'approve',
    label: 'Aprovar pedido',
    button: 'Aprovar',
    rowButton: 'Aprovar',
    icon: <IconRosetteDiscountCheck size={16} aria-hidden />,
    place: 'both',
    Dialog: lazy(async () => ({
      default: (await import('./features/order-approval/approve-dialog.tsx')).ApproveDialog,
    })),
  },
  {
    id: 'release-payment',
    action: 'releasePayment',
    label: 'Liberar forma de pagamento',
    button: 'Liberar forma de pagamento',
    icon: <IconCash size={16} aria-hidden />,
    place: 'both',
    Dialog: lazy(async () => ({
      default: (await import('./features/payments/release-payment-dialog.tsx')).ReleasePaymentDialog,
    })),
  },
  {
    id: 'confirm-billing',
    action: 'confirmBilling',
    label: 'Confirmar faturamento',
    button: 'Confirmar faturamento',
    icon: <IconReceipt size={16} aria-hidden />,
    place: 'header',
    Dialog: lazy(async () => ({
      default: (await import('./features/order-approval/confirm-payment-dialogs.tsx')).ConfirmBillingDialog,
    })),
  },
  {
    id: 'release-dispatch',
    action: 'releaseDispatch',
    label: 'Liberar expedição',
    button: 'Liberar expedição',
    icon: <IconTruckDelivery size={16} aria-hidden />,
    place: 'header',
    Dialog: lazy(async () => ({
      default: (await import('./features/order-approval/confirm-payment-dialogs.tsx')).ReleaseDispatchDialog,
    })),
  },
  {
    id: 'details',
    label: 'Detalhes do pedido',
    icon: <IconFileText size={16} aria-hidden />,
    place: 'row',
    to: ({ id }) => `/pedidos/${id}`,
  },
  {
    id: 'vouchers',
    action: 'openVouchers',
    label: 'Comprovantes',
    icon: <IconPaperclip size={16} aria-hidden />,
    place: 'both',
    concerns: ({ paymentMethod }) => isBilledFirst(paymentMethod), // VOU-012
    to: ({ id }) => `/pedidos/${id}/comprovantes`,
  },
  {
    id: 'attachments',
    label: 'Comprovantes anexados',
    icon: <IconPaperclip size={16} aria-hidden />,
    place: 'elsewhere',
    Dialog: lazy(async () => ({
      default: (await import('./features/vouchers/attachments-dialog.tsx')).AttachmentsDialog,
    })),
  },
  {
    id: 'remake',
    action: 'remake',
    label: 'Refazer orçamento',
    icon: <IconRefresh size={16} aria-hidden />,
    place: 'both',
    Dialog: lazy(async () => ({ default: (await import('./features/budgets/remake-dialog.tsx')).RemakeDialog })),
  },
  {
    id: 'print',
    action: 'print',
    label: 'Impressão',
    icon: <IconPrinter size={16} aria-hidden />,
    place: 'both',
    Dialog: lazy(async () => ({ default: (await import('./features/printing/print-dialog.tsx')).PrintDialog })),
  },
  {
    id: 'reprove-from-list',
    action: 'reproveFromList',
    label: 'Reprovar pedido',
    icon: <IconCircleX size={16} aria-hidden />,
    place: 'row',
    isDangerous: true,
    Dialog: lazy(async () => ({
      default: (await import('./features/order-approval/reprove-dialog.tsx')).ReproveDialog,
    })),
  },
  {
    id: 'reprove',
    action: 'reproveFromDetail',
    label: 'Reprovar pedido',
    icon: <IconCircleX size={16} aria-hidden />,
    place: 'header',
    isDangerous: true,
    Dialog: lazy(async () => ({
      default: (await import('./features/order-approval/reprove-dialog.tsx')).ReproveDialog,
    })),
  },
  {
    id: 'cancel',
    action: 'cancel',
    label: 'Cancelar pedido ERP',
    icon: <IconBan size={16} aria-hidden />,
    place: 'both',
    isDangerous: true,
    Dialog: lazy(async () => ({ default: (await import('./features/order-approval/cancel-dialog.tsx')).CancelDialog })),
  },
  {
    id: 'request-return',
    action: 'requestReturn',
    label: 'Solicitar Pré-Devolução',
    icon: <IconTruckReturn size={16} aria-hidden />,
    place: 'both',
    isDangerous: true,
    Dialog: lazy(async () => ({
      default: (await import('./features/returns/request-return-dialog.tsx')).RequestReturnDialog,
    })),
  },
  {
    id: 'send-to-carrier',
    action: 'sendToCarrier',
    label: 'Enviar para o Fretefy',
    icon: <IconTruckLoading size={16} aria-hidden />,
    place: 'both',
    Dialog: lazy(async () => ({
      default: (await import('./features/freight/send-to-carrier-dialog.tsx')).SendToCarrierDialog,
    })),
  },
]
