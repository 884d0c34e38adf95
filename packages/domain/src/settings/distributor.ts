/** The company that runs the portal and sells, as printed documents name it (USE-030). Empty fields are not printed. */
export type Distributor = {
  readonly name: string
  /** 14 characters without punctuation. */
  readonly cnpj: string
  /** Area code and number, digits only. */
  readonly phone: string
  readonly email: string
  /** The terms of sale, one for each line. */
  readonly terms: string
}

/** The default, until the administration saves another. */
export const usualDistributor: Distributor = {
  name: 'Girassol',
  cnpj: '',
  phone: '',
  email: '',
  terms: [
    'Preços, disponibilidade e datas de embarque são confirmados na validação do pedido.',
    'Um orçamento vale até a data indicada nele; depois dela os preços são calculados de novo.',
  ].join('\n'),
}

/** The maximum lengths, in characters. */
export const distributorLimits = { name: 80, phone: 20, email: 100, terms: 1000 } as const
