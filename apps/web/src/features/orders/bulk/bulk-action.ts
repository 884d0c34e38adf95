import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { ComponentType } from 'react'
import type { AnyEndpoint } from '../../../lib/api-client.ts'
import type { ActedOrder } from '../acting/acted-order.ts'

/** A call of a bulk run: repeated with the same key when no response arrived, so that it happens once. */
export type BulkCall = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>) => Promise<ResponseFor<E>>

/** Acts on one order of a selection. Throws the server's refusal. */
export type BulkStep = (order: ActedOrder, call: BulkCall) => Promise<void>

/** The input that is the same for all orders of a run and is chosen before it: the condition of a payment. */
export type BulkFieldsProps = { readonly onChange: (step: BulkStep) => void }

/** How a command acts on several orders at once (USE-025); each order has its own call and its own result. */
export type BulkAction = {
  /** 'Validar' */
  readonly verb: string
  /** 'Validando' 7 de 20… */
  readonly running: string
  /** 17 de 20 'pedidos validados' */
  readonly done: { readonly one: string; readonly many: string }
  /** Before the numbers of the completed orders: 'Validados' */
  readonly doneLabel: string
  readonly consequence: string
  /** The button of a refused order that opens the dialog for this order; without it the result links to the order. */
  readonly retry?: string
} & (
  | { readonly load: () => Promise<BulkStep> }
  | { readonly Fields: ComponentType<BulkFieldsProps>; readonly missing: string }
)
