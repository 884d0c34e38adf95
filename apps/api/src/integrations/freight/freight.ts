/**
 * The freight hub (Fretefy) in the portal's words (C-107): a neutral contract, since its own is not public. The rate by
 * state that a cart shows is another thing (C-34). Calls reject when the hub cannot be reached, except `quote`.
 */
export type FreightHub = {
  /** Price and term of one delivery. A person waits for it, so an outage is an answer: `unavailable` (FRT-007). */
  quote(request: FreightRequest): Promise<FreightQuoteAnswer>
  /** Hands an order over to be carried (FRT-003). The same order again is the same cargo. */
  sendCargo(cargo: FreightCargo): Promise<CargoAnswer>
  /** What happened to a cargo, oldest first; empty for an unknown code. */
  tracking(fretefyCode: string): Promise<TrackingEvent[]>
  carriers(): Promise<Carrier[]>
}

type FreightVolume = { quantity: number; weightKg: number; cubageM3: number }

export type FreightRequest = {
  /** 'company,branch' that the goods leave from. */
  originBranch: string
  destinationCep: string
  /** 7-digit IBGE code. */
  destinationCityCode: string
  invoiceCents: number
  /** Weight and cubage of one volume, times its quantity. */
  volumes: FreightVolume[]
}

/** FRT-002. The term is in working days. */
export type FreightQuote = {
  valueCents: number
  carrierCode: string
  carrierName: string
  deadlineDays: number
  cubageM3: number
}

export type FreightQuoteAnswer =
  | { outcome: 'quoted'; quote: FreightQuote }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unavailable' }

/** Who receives the goods, and at which door. */
type FreightRecipient = {
  name: string
  /** CPF or CNPJ, bare. */
  document: string
  phone: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  state: string
}

export type FreightCargo = FreightRequest & {
  /** The portal's order number: what makes a repeated request the same cargo. */
  orderNumber: number
  /** 44 characters, or null before the NF-e exists. */
  nfeKey: string | null
  recipient: FreightRecipient
}

export type CargoAnswer =
  | { outcome: 'accepted'; fretefyCode: string; quote: FreightQuote }
  | { outcome: 'refused'; reason: string }

/** The states that all freight hubs have, under one name each. */
export type TrackingCode =
  | 'CREATED'
  | 'COLLECTED'
  | 'IN_TRANSIT'
  | 'AT_DESTINATION_BRANCH'
  | 'DELIVERY_STARTED'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERED'
  | 'DELIVERY_FAILED'
  | 'RETURNED'
  | 'CANCELLED'

/** `at` is a UTC ISO instant; `city` and `state` are where the goods were, '' where the hub does not tell. */
export type TrackingEvent = { code: TrackingCode; description: string; at: string; city: string; state: string }

export type Carrier = { code: string; name: string }
