/**
 * The freight hub (Fretefy) (C-107): a neutral contract, because the hub's own is not public. The freight by state in a
 * cart is separate (C-34). Calls reject if the hub cannot be reached.
 *
 * While it is away (REL-007): orders go through every step, and the freight of the cart does not need it. The carrier's
 * price and sending an order to the carrier are refused with 503; followed cargoes are read in a later round.
 */
export type FreightHub = {
  /** Price and term of one delivery. */
  quote(request: FreightRequest): Promise<FreightQuoteAnswer>
  /** Hands an order over to the carrier (FRT-003). The same order again is the same cargo. */
  sendCargo(cargo: FreightCargo): Promise<CargoAnswer>
  /** The events of a cargo, oldest first; empty for an unknown code. */
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

export type FreightQuoteAnswer = { outcome: 'quoted'; quote: FreightQuote } | { outcome: 'refused'; reason: string }

/** The receiver of the goods and the delivery address. */
type FreightRecipient = {
  name: string
  /** CPF or CNPJ without a mask. */
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
  /** The portal's order number: a repeated request with it is the same cargo. */
  orderNumber: number
  /** 44 characters, or null before the NF-e exists. */
  nfeKey: string | null
  recipient: FreightRecipient
}

export type CargoAnswer =
  | { outcome: 'accepted'; fretefyCode: string; quote: FreightQuote }
  | { outcome: 'refused'; reason: string }

/** The states of all freight hubs, with one name each. */
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

/** `at` is a UTC ISO instant; `city` and `state` are where the goods were, '' if the hub does not say. */
export type TrackingEvent = { code: TrackingCode; description: string; at: string; city: string; state: string }

export type Carrier = { code: string; name: string }
