import { showOrder } from '@girassol/contract/orders'
import { canGetBankSlip, hasInvoice } from '@girassol/contract/printing'
import type { Role } from '@girassol/domain/access'
import { canReadPaper, type PrintedDocument, printOptions, printSentences } from '@girassol/domain/printing'
import { useEffect } from 'react'
import { useCan, useRoles, useSession } from '../../access/session.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import type { ActedOrder } from '../orders/index.ts'

export type PrintOption = {
  readonly document: PrintedDocument
  /** Why it cannot be printed although the order's status allows it; undefined when it can. */
  readonly refusal: string | undefined
}

/** PRT-011 */
const failed = 'Erro ao carregar opções'

/** C-89: the ERP knows whether there is one. */
const notIssued = 'A nota fiscal ainda não foi emitida.'

const goodsInvoices: readonly PrintedDocument[] = ['NF', 'NF_SIMPLE_SHIPPING']

const always = { refetchOnMount: 'always', retry: false } as const

type PrintContext = {
  readonly reader: { readonly canViewProductPrices: boolean; readonly roles: readonly Role[] }
  readonly isInvoiced: boolean | undefined
}

const findRefusal = (document: PrintedDocument, { reader, isInvoiced }: PrintContext): string | undefined => {
  const reading = canReadPaper(document, reader)
  if (!reading.allowed) return printSentences[reading.refusal]
  return goodsInvoices.includes(document) && isInvoiced === false ? notIssued : undefined
}

const useAnswers = ({ id }: ActedOrder) => {
  const params = { id }
  const order = useEndpointQuery(showOrder, { params }, always)
  const slip = useEndpointQuery(canGetBankSlip, { params }, always)
  const invoice = useEndpointQuery(hasInvoice, { params }, always)
  const isLoading = order.isLoading || slip.isLoading || invoice.isLoading
  const hasFailed = !isLoading && (order.isError || slip.isError || invoice.isError)
  const retry = () => Promise.all([order.refetch(), slip.refetch(), invoice.refetch()])
  return { order: order.data, hasSlip: slip.data, isInvoiced: invoice.data, isLoading, hasFailed, retry }
}

/** The printable documents of an order (PRT-002…005); when the options cannot be read, the order itself (PRT-011). */
export const usePrintOptions = (acted: ActedOrder) => {
  const { order, hasSlip, isInvoiced, isLoading, hasFailed, retry } = useAnswers(acted)
  const { canViewProductPrices } = useSession()
  const reader = { canViewProductPrices, roles: useRoles() }
  const readsOperations = useCan('triangulation.readInvoice')
  useEffect(() => {
    if (hasFailed) toast.failure(failed)
  }, [hasFailed])
  const isKnown = order !== undefined && !hasFailed
  const facts = isKnown
    ? { ...order, isFutureSale: order.futureSale === 1 }
    : { status: acted.status, paymentMethod: null, isFutureSale: false, isTriangulation: false }
  const documents = isKnown ? printOptions(facts, hasSlip === true) : (['INVOICE_PDF'] as const)
  const options: readonly PrintOption[] = documents
    .filter((document) => document !== 'CO' || readsOperations)
    .map((document) => ({ document, refusal: findRefusal(document, { reader, isInvoiced }) }))
  return { options, isLoading, hasFailed, retry }
}
