/** What is said of sellers; SEL-006: what needs one and has none, since staff selected nobody. */
export const sellerSentences = {
  notSelected: 'Selecione um integrador',
  notFound: 'Integrador não encontrado.',
  cnpjTaken: 'Já existe um integrador com este CNPJ.',
  erpCodeTaken: 'Já existe um integrador com este código.',
} as const
